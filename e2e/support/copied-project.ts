import { constants } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

/** Excludes generated files, secrets, package installation and browser tests. */
const left =
  /^(\.copies|\.edit|\.git|\.next|\.export|\.outbox|\.swc|\.env(?!\.example$).*|e2e|node_modules|out|reports|test-results|package-lock\.json)$/;

export interface CopiedProject {
  readonly folder: string;
  /** Folder of the built site; exists before the build. */
  readonly site: string;
  /** Builds the site. These settings override the environment. Rejects with the build's output. */
  build(settings: NodeJS.Dict<string>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies the project, so that tests can change and rebuild it independently.
 *
 * @param name distinguishes the copy from others
 */
export async function copyProject(name: string): Promise<CopiedProject> {
  // Node finds the packages only from a folder inside the project.
  const folder = join(".copies", name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "out"), { recursive: true });
  const names = (await readdir(".")).filter((each) => !left.test(each));
  await Promise.all(
    names.map((each) => cp(each, join(folder, each), { recursive: true, mode: constants.COPYFILE_FICLONE })),
  );
  return {
    folder,
    site: join(folder, "out"),
    async build(settings) {
      try {
        // Playwright sets a NODE_ENV that builds must not use.
        const env = { ...settings, NODE_ENV: "production" };
        await spawn("npm", ["run", "--silent", "build"], { cwd: folder, env, stdin: "ignore" });
      } catch (error) {
        const { message, output } = error as SubprocessError;
        throw new Error(`${message}\n${output}`, { cause: error });
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
