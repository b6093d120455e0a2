/** @jest-environment node */
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
