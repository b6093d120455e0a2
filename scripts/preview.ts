/**
 * `npm run preview`: serves out/, or the folder of `npm run preview -- folder`, on http://localhost:4173, and keeps
 * the forms' messages. Variables: PORT; OUTBOX, the folder for messages; BASE_PATH.
 */
import "./command/local-settings"; // first

import { serve } from "./preview/server";
import { runCommand } from "./command/command.mjs";

await runCommand({}, (_, [folder]) => serve(folder));
