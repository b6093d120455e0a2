import { checkSettings, loadSettings } from "./environment";

// Imported first, for its effect: the site's modules read the settings when they are loaded.
loadSettings();
checkSettings();
