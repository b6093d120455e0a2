import { constants } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

/** Not the sources: what is made of them, what is secret, what installs them, and the tests in a browser. */
const left =
  /^(\.copies|\.edit|\.git|\.next|\.export|\.outbox|\.swc|\.env(?!\.example$).*|e2e|node_modules|out|reports|test-results|package-lock\.json)$/;

export interface CopiedProject {
  readonly folder: string;
  /** The folder of the finished site; there before it is built. */
  readonly site: string;
  /** Builds the site, with these settings over those of the caller. Rejects with the build's output. */
  build(settings: NodeJS.Dict<string>): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies the project, to be changed or built in another way while work goes on with what is there already.
 *
 * @param name what sets the copy apart from others
 */
export async function copyProject(name: string): Promise<CopiedProject> {
  // Below the project: that is where Node finds its packages.
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
        // Playwright runs with a NODE_ENV of its own, which is not for builds.
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
