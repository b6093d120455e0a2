/**
 * `npm start`: builds the site with the settings of a preview and serves it on http://localhost:4173. PORT takes another
 * port, values from the environment win over the preview's.
 */
import { spawnSync } from "node:child_process";

import { runCommand } from "./command/command.mjs";
import { ensurePortIsFree } from "./command/loopback";
import { PREVIEW_PORT, previewEnvironment, previewOrigin, readPort } from "./command/environment";

await runCommand(async () => {
  const port = readPort(PREVIEW_PORT);
  // Known before minutes of building, not after.
  await ensurePortIsFree(port);
  const env = previewEnvironment(port) as NodeJS.ProcessEnv;
  // Nobody shares an address of this machine, and nobody can deploy what was built for it.
  const isLocal = env.NEXT_PUBLIC_SITE_URL === previewOrigin(port);
  const options = isLocal ? ["--", "--without-share-pictures"] : [];
  const { status } = spawnSync("npm", ["run", "--silent", "build", ...options], {
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  // Only now: it reads settings, of which the build has said what is wrong.
  const { serve } = await import("./preview/server");
  await serve();
});
