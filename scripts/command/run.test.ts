/** @jest-environment node */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { mustRun, run } from "./run";

function node(program: string, environment?: Record<string, string>) {
  return run(process.execPath, ["-e", program], environment && { ...process.env, ...environment });
}

test("gives the exit code", async () => {
  expect(await node("process.exit(0)")).toBe(0);
  expect(await node("process.exit(7)")).toBe(7);
});

test("gives 128 + n for a program ended by signal n", async () => {
  expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(137);
});

test("passes the environment on, but no NODE_ENV", async () => {
  const program = "process.exit(process.env.ANSWER === '42' && !('NODE_ENV' in process.env) ? 0 : 1)";
  expect(await node(program, { ANSWER: "42", NODE_ENV: "production" })).toBe(0);
});

test("a program that must succeed is named when it does not", async () => {
  await expect(mustRun(process.execPath, ["-e", "process.exit(3)"])).rejects.toMatchObject({
    message: expect.stringMatching(/-e process\.exit\(3\) failed \(exit code 3\)\.$/),
    exitCode: 3,
  });
});

test("a program there is none of is named", async () => {
  await expect(run("no-such-program", [])).rejects.toThrow("no-such-program could not be started");
});

// In a process of its own: the signal is a real one, and it reaches nobody else.
const OUTER = `
  import { run } from ${JSON.stringify(pathToFileURL(join(__dirname, "run.ts")).href)};
  // The shell stands for npm: alone it would not pass a signal on to the program behind it.
  const running = run("sh", ["-c", '"$NODE" -e "console.log(1); setTimeout(() => {}, 60_000)"; true']);
  running.catch(({ message, exitCode }) => { console.log(JSON.stringify({ message, exitCode })); });
`;

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "a %s for us ends the program and what it started",
  async (signal, exitCode) => {
    const outer = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", OUTER], {
      env: { ...process.env, NODE: process.execPath },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface(outer.stdout)[Symbol.asyncIterator]();
    expect(await lines.next()).toMatchObject({ value: "1" }); // the worker is at work
    outer.kill(signal);

    expect(JSON.parse((await lines.next()).value as string)).toEqual({ message: "", exitCode });
    // The worker holds the other end of this pipe: the lines end when the worker is gone.
    expect(await lines.next()).toMatchObject({ done: true });
  },
  20_000,
);
