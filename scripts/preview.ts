// `npm run preview [folder]`: serves a finished build. PORT, OUTBOX and BASE_PATH from the environment.
import "./command/local-settings"; // first

import { serve } from "./preview/server";
import { runCommand } from "./command/command.mjs";

await runCommand(() => serve(process.argv[2]));
