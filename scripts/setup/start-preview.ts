import { runCommand } from "../command/command-error.mjs";
import { ensurePortIsFree } from "../command/loopback";
import { mustRun } from "../command/run";
import { serve } from "../preview/serve";
import { showInBrowser, wantsBrowser } from "./open-browser";
import { PREVIEW_PORT, previewEnvironment, readPort } from "./preview-settings";

await runCommand(async () => {
  const isShown = wantsBrowser(process.argv.slice(2));
  const port = readPort(process.env.PORT, PREVIEW_PORT);
  await ensurePortIsFree(port);
  await mustRun("npm", ["run", "build"], previewEnvironment(port));
  const address = await serve();
  if (isShown) await showInBrowser(address);
});
