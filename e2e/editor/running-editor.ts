import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { copyProject } from "../../scripts/command/copied-project";
import { ensurePortIsFree } from "../../scripts/command/loopback";

/** The editor of a copy of the project: no test changes the project itself. */
export interface RunningEditor {
  readonly port: number;
  /** The address of the site in it. */
  readonly origin: string;
  /** The folder of the copy. */
  readonly folder: string;
  /** What a file of the copy holds. */
  read(file: string): Promise<Buffer>;
  write(file: string, content: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Copies the project and starts its editor there. @throws with its output when it ends instead of listening
 */
export async function startEditor(): Promise<RunningEditor> {
  const copy = await copyProject("editor");
  const port = await ensurePortIsFree(0);
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/editor.ts"], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const reported: string[] = [];
  const ended = once(program, "close");
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [program.stdout, program.stderr])
      createInterface(stream).on("line", (line) => {
        reported.push(line);
        if (line.includes("/__edit/")) resolve();
      });
    void ended.then(() => reject(new Error(`The editor ended:\n${reported.join("\n")}`)));
  });
  const stop = async () => {
    program.kill("SIGTERM");
    await ended;
    await copy.remove();
  };
  await listening.catch(async (error: unknown) => {
    await copy.remove();
    throw error;
  });
  return {
    port,
    origin: `http://localhost:${port}`,
    folder: copy.folder,
    read: (file) => readFile(join(copy.folder, file)),
    write: (file, content) => writeFile(join(copy.folder, file), content),
    stop,
  };
}
