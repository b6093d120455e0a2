import { createRequire } from "node:module";

import type * as NextEnv from "@next/env";

import { readSettings } from "../../app/_settings/read-settings";

// Imported first, for its side effect: the site's modules read settings when they are loaded. Next's reader gives
// every program the same values; variables that are set already win, even if empty.

// CommonJS: neither Node nor Jest finds its named exports in an import.
const { loadEnvConfig } = createRequire(import.meta.url)("@next/env") as typeof NextEnv;
loadEnvConfig(process.cwd());
readSettings(process.env);
