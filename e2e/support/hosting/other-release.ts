import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { filesBelow } from "../../../scripts/built/files-below";
import { postbuildSite } from "../../../scripts/postbuild/site";

/** Below the project, where Node finds its packages, and where tools look for no sources. */
const home = ".next/other-releases";

/** Sources every one of whose modules changes: the loader, what hydrates, and the islands. */
const changed = /(\.client\.tsx|_client\/loader\.ts|islands\/browser\/hydrate\.tsx)$/;

/** What a page and its hydrated islands say of their release, as attributes of the body and of the root. */
export const releaseOf = { page: "data-page-of", code: "data-code-of" } as const;

/**
 * Makes another release of the site: from sources of which every module of the site differs, and pages that
 * differ. It is built like any other, so names, policies and pages fit each other. React and the libraries
 * stay what they are, as they would.
 *
 * @param name what its pages and its code name themselves
 * @returns folder of the finished site
 */
export async function otherRelease(name: string): Promise<string> {
  const root = join(process.cwd(), home, name);
  const folders = { root, exported: join(root, "export"), out: join(root, "out") };
  await rm(root, { recursive: true, force: true });
  await mkdir(folders.out, { recursive: true });
  await Promise.all([
    ...["app", "islands"].map((folder) => cp(folder, join(root, folder), { recursive: true })),
    // It says that the sources are modules; the one Next leaves above says they are not.
    cp("package.json", join(root, "package.json")),
    // Without the notes that shipping leaves there.
    cp(".export", folders.exported, {
      recursive: true,
      filter: (file) => !/(modules\.json|placeholders\.txt)$/.test(file),
    }),
  ]);

  const sources = ["app", "islands"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => changed.test(file));
  const mark = `\ndocument.documentElement.setAttribute("${releaseOf.code}", "${name}");\n`;
  await Promise.all(sources.map((file) => appendFile(file, mark)));

  const pages = filesBelow(folders.exported).filter((file) => file.endsWith(".html"));
  for (const page of pages.map((file) => join(folders.exported, file))) {
    const html = await readFile(page, "utf8");
    await writeFile(page, html.replace("<body", `<body ${releaseOf.page}="${name}"`));
  }
  await postbuildSite(folders, "");
  return folders.out;
}

/** Removes all of them. */
export function removeOtherReleases(): Promise<void> {
  return rm(home, { recursive: true, force: true });
}
