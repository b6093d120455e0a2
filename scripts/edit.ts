/**
 * `npm run edit`: edits texts in the page (docs/editing.md). Serves the development site and the editor on
 * this machine only. PORT changes the port.
 */
import { ensurePortIsFree } from "./command/loopback";
import { previewOrigin, readPort } from "./command/environment";
import { runProgram } from "./command/run-program";
import { startEditServer } from "./editor/server";

/** Differs from the ports of a preview and of the tests, which can run at the same time. */
const EDIT_PORT = 4175;

export default async function edit(): Promise<void> {
  const port = readPort(EDIT_PORT);
  await ensurePortIsFree(port);
  // In a process of its own: the editor's settings are others.
  await runProgram("node", ["scripts/run.mjs", "downloads"]);
  console.log("Starting the development site…");
  const close = await startEditServer(port);
  console.log(`\nThe editor:   ${previewOrigin(port)}/__edit/`);
  console.log("Ctrl+C ends it. What is saved stays saved.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => void close().then(() => process.exit()));
}
