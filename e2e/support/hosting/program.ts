import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { delimiter, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Where programs are looked for that the project does not install: also where Debian puts servers. */
export const environment = {
  ...process.env,
  PATH: [process.env.PATH, resolve("node_modules/.bin"), "/usr/sbin", "/usr/local/sbin"].join(delimiter),
};

/**
 * The programs of a list that this machine has not.
 *
 * @param calls each a program with an option that makes it say something and end well
 */
export function missingPrograms(...calls: readonly string[]): string[] {
  return calls.filter((call) => {
    const [command = "", ...args] = call.split(" ");
    return spawnSync(command, args, { env: environment }).status !== 0;
  });
}

/**
 * Starts a server and waits until it answers.
 *
 * @param origin where it is going to answer
 * @param more environment beside that of this process
 * @returns ends it
 * @throws when it ends before it answers, with what it said
 */
export async function startServer(
  command: string,
  args: readonly string[],
  origin: string,
  more: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> {
  const server = spawn(command, args, {
    env: { ...environment, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (said += String(text)));
  const ended = once(server, "exit");
  // A test that runs out of time ends without ending what it started.
  const kill = () => server.kill("SIGTERM");
  process.once("exit", kill);
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  // Not all of them say that they listen.
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${command} did not start:\n${said}`);
    await setTimeout(20);
  }
  return async () => {
    process.off("exit", kill);
    kill();
    await ended;
  };
}
