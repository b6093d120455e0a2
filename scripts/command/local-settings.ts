import { checkSettings, loadSettings } from "./environment";

// Imported first, for its side effect: the site's modules read settings when they are loaded.
loadSettings();
checkSettings();
