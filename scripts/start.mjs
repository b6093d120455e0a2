// `npm start`: from a fresh checkout to a running preview. Nothing is installed yet when this file starts, so it
// and everything it imports statically use Node's own modules only.
import "./setup/check-node.mjs"; // first
import "./setup/end-with-npm.mjs";
import { runCommand } from "./command/command-error.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { ensurePortIsFree } from "./command/loopback.mjs";
import { PREVIEW_PORT, previewEnvironment, readPort } from "./setup/preview-settings.mjs";
import { mustRun } from "./command/run.mjs";

await runCommand(async () => {
  const port = readPort(process.env.PORT, PREVIEW_PORT);
  await ensurePortIsFree(port);
  await ensureDependencies();
  await mustRun("npm", ["run", "build"], previewEnvironment(port));

  const { register } = await import("tsx/esm/api");
  register();
  const { serve } = await import("./preview/serve.ts");
  await serve();
});
