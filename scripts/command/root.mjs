// @ts-check
import { fileURLToPath } from "node:url";

/** The project's folder, so that the commands work from wherever they are called. */
export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
