// `npm test`: every check of the project, from a fresh checkout. Nothing is installed yet when this file starts.
import "./setup/check-node.mjs"; // first
import "./setup/end-with-npm.mjs";
import { ensurePackages } from "./setup/packages.mjs";

await ensurePackages();
(await import("tsx/esm/api")).register();
await import("./setup/run-tests.ts");
