/**
 * `npm start`: builds the site as a preview and serves it on http://localhost:4173. PORT changes the port;
 * environment variables override the preview's settings.
 */
import { ensurePortIsFree } from "./command/loopback";
import { PREVIEW_PORT, previewEnvironment, readPort } from "./command/environment";
import { runProgram } from "./command/run-program";

/**
 * Starts everything a page does in the browser. The inline loader passes on functions that the page already
 * has.
 *
 * @param isPlain returns whether a click has the primary button and no modifier key
 * @param isFile returns whether a response is the requested file
 * @param onHeld shows the notices for an island that failed
 */
export default async function start(): Promise<void> {
  const port = readPort(PREVIEW_PORT);
  // Checked before the build, which takes half a minute.
  await ensurePortIsFree(port);
  await runProgram("node", ["scripts/run.mjs", "build"], { env: previewEnvironment(port) });
  // Imported after the build, which reports wrong settings.
  const { serve } = await import("./preview/server");
  await serve();
}
