import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { cp, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Not the sources: what is made of them, what is secret, what installs them, and the tests. */
const left =
  /^(\.git|\.next|\.export|\.outbox|\.swc|\.env.*|e2e|node_modules|out|reports|test-results|package-lock\.json)$/;

/** Where tools look for no sources, and yet below the project: that is where Node finds its packages. */
const home = ".next/copied-build";

export interface CopiedBuild {
  /** The folder of the finished site; there before it is built. */
  readonly site: string;
  /** Builds the site, with these settings over those of the tests. Rejects with what the build said. */
  build(settings: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the project, to be built in another way while the tests go on with the site that is built already. */
export async function copyProject(): Promise<CopiedBuild> {
  await rm(home, { recursive: true, force: true });
  await mkdir(join(home, "out"), { recursive: true });
  const names = (await readdir(".")).filter((name) => !left.test(name));
  await Promise.all(
    names.map((name) => cp(name, join(home, name), { recursive: true, mode: constants.COPYFILE_FICLONE })),
  );
  return {
    site: join(home, "out"),
    // Playwright runs with a NODE_ENV of its own, which is not for builds.
    build: (settings) =>
      run(["run", "--silent", "build"], { ...process.env, ...settings, NODE_ENV: "production" }),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

function run(command: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn("npm", command, { cwd: home, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [build.stdout, build.stderr]) stream.on("data", (text) => (said += String(text)));
    build.on("error", reject);
    build.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build ended with code ${code}:\n${said}`)),
    );
  });
}
