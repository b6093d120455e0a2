/** @jest-environment node */
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { commandLineTool, must, rehearsedTool } from "./tool";

test("a missing command is named, and where it is to be had", async () => {
  await expect(commandLineTool("no-such-command", "https://example.com/")([])).rejects.toThrow(
    'needs the command "no-such-command", which is not installed: https://example.com/',
  );
});

test("a command that fails ends the deploy with what it said", async () => {
  const sh = commandLineTool("sh", "");
  await expect(must("Uploading", sh(["-c", "echo denied >&2; exit 3"]))).rejects.toThrow(
    "Uploading failed (exit code 3):\ndenied",
  );
  expect(await must("Reading", sh(["-c", "cat"], "input"))).toBe("input");
});

test("a rehearsal prints the command as a shell takes it, and runs nothing", async () => {
  const lines: string[] = [];
  await rehearsedTool("no-such-command", (line) => lines.push(line))(["$web", "it's", "--plain=1"]);
  expect(lines).toEqual([`no-such-command '$web' 'it'\\''s' --plain=1`]);
});

describe("on Windows", () => {
  const platform = Object.getOwnPropertyDescriptor(process, "platform");
  afterEach(() => {
    if (platform) Object.defineProperty(process, "platform", platform);
    jest.dontMock("child_process");
  });

  test("a command that is a .cmd file goes through the system's shell, its words kept apart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "programs-"));
    writeFileSync(join(folder, "az.cmd"), "");
    Object.defineProperty(process, "platform", { ...platform, value: "win32" });
    const started = jest.fn((..._: unknown[]) => {
      const program = new EventEmitter();
      setImmediate(() => program.emit("close", 0));
      return program;
    });
    jest.resetModules();
    jest.doMock("child_process", () => ({ spawn: started }));
    const { commandLineTool: onWindows } = await import("./tool");
    await onWindows("az", "", { ...process.env, PATH: folder, PATHEXT: ".EXE;.CMD" })(["--name", "a & b"]);
    rmSync(folder, { recursive: true });

    const [shell, words] = started.mock.calls[0] ?? [];
    expect(shell).toMatch(/cmd\.exe$/);
    expect(words).toEqual(["/d", "/s", "/c", expect.stringMatching(/^"az \^"--name\^" \^"a\^ \^&\^ b\^""$/)]);
  });
});
