import { constants } from "node:fs";
import { cp, mkdir, readdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";

const left =
  /^(\.copies|\.edit|\.git|\.next|\.export|\.swc|\.env(?!\.example$).*|node_modules|out|reports|test-results|package-lock\.json)$/;

/** Copies the project for changes and builds. @returns a folder in the project: Next builds only where packages are */
export async function copyProject(name: string): Promise<string> {
  const folder = join(".copies", name);
  await rm(folder, { recursive: true, force: true });
  // The preview server starts before the build.
  await mkdir(join(folder, "out"), { recursive: true });
  const names = (await readdir(".")).filter((each) => !left.test(each));
  await Promise.all(
    names.map((each) => cp(each, join(folder, each), { recursive: true, mode: constants.COPYFILE_FICLONE })),
  );
  await symlink("../../node_modules", join(folder, "node_modules"));
  return folder;
}
