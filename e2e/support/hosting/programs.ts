import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

import { test } from "@playwright/test";

/** Where programs are looked for: also in the project's packages, and where Debian puts servers. */
const environment = {
  ...process.env,
  PATH: [process.env.PATH, resolve("node_modules/.bin"), "/usr/sbin", "/usr/local/sbin"].join(delimiter),
};

/**
 * Leaves a test out where a program is not installed, and says how to install it.
 *
 * @param call the program with options that make it end well
 * @param installed how it is installed
 */
export function needs([command, ...args]: readonly [string, ...string[]], installed: string): void {
  const missing = spawnSync(command, args, { env: environment }).status !== 0;
  if (missing)
    console.log(`Left out, because a program is not installed (${installed}): ${test.info().title}`);
  test.skip(missing, `not installed: ${installed}`);
}

/**
 * Starts a server and waits until it answers.
 *
 * @param origin where it is going to answer
 * @returns ends it
 * @throws when it ends before it answers, with its output
 */
export async function startServer(command: string, args: readonly string[], origin: string) {
  const server = spawn(command, args, {
    env: { ...environment, CI: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (output += String(text)));
  const ended = once(server, "exit");
  // A test that runs out of time ends without ending what it started.
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill);
  const answers = () => fetch(origin).then(Boolean, () => false);
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${command} did not start:\n${output}`);
    await setTimeout(50);
  }
  return async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
}
