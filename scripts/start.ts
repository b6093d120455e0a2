/**
 * `npm start`: builds the site with the settings of a preview and serves it on http://localhost:4173. PORT takes another
 * port, values from the environment win over the preview's.
 */
import { spawnSync } from "node:child_process";

import { runCommand } from "./command/command.mjs";
import { ensurePortIsFree } from "./command/loopback";
import { PREVIEW_PORT, previewEnvironment, readPort } from "./command/environment";

await runCommand(async () => {
  const port = readPort(PREVIEW_PORT);
  // Known before minutes of building, not after.
  await ensurePortIsFree(port);
  const { status } = spawnSync("npm", ["run", "build"], {
    env: previewEnvironment(port) as NodeJS.ProcessEnv,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  // Only now: it reads settings, of which the build has said what is wrong.
  const { serve } = await import("./preview/server");
  await serve();
});
