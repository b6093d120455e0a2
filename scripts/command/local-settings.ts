import { existsSync } from "node:fs";
import { join } from "node:path";

import { checkSettings } from "./environment";
import { ROOT } from "./command.mjs";

// Imported first, for its effect: the site's modules read the settings when they are loaded. As Next does for a build: what
// is set already wins, an empty value too.
const file = join(ROOT, ".env.local");
if (existsSync(file)) process.loadEnvFile(file);
checkSettings();
