// `npm run preview [folder]`: serves a finished build. PORT, OUTBOX and BASE_PATH as in serve.ts.
import { serve } from "./preview/serve";
import { runCommand } from "./command/command-error.mjs";

await runCommand(async () => {
  await serve(process.argv[2]);
});
