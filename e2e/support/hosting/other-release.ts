import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { filesBelow } from "../../../scripts/built/files-below";
import { shipSite } from "../../../scripts/ship/ship-site";

/** Below the project, where Node finds its packages, and where tools look for no sources. */
const home = ".next/other-releases";

/** Sources every one of whose modules changes: the start of a page, what hydrates, and the islands. */
const changed = /(\.client\.tsx|_browser\/start\.ts|_browser\/islands\/hydrate\.tsx)$/;

/** What a page and its hydrated islands say of their release, as attributes of the body and of the root. */
export const releaseOf = { page: "data-page-of", code: "data-code-of" } as const;

/**
 * Makes another release of the site: from sources of which every module of ours differs, and pages that differ. It is
 * shipped like any other, so names, policies and pages fit each other. React and the libraries stay what they are, as
 * they would.
 *
 * @param name what its pages and its code say of themselves
 * @returns folder of the finished site
 */
export async function otherRelease(name: string): Promise<string> {
  const root = join(process.cwd(), home, name);
  const folders = { root, exported: join(root, "export"), out: join(root, "out") };
  await rm(root, { recursive: true, force: true });
  await mkdir(folders.out, { recursive: true });
  await Promise.all([
    cp("app", join(root, "app"), { recursive: true }),
    // It says that the sources are modules; the one Next leaves above says they are not.
    cp("package.json", join(root, "package.json")),
    // Without the notes that shipping leaves there.
    cp(".export", folders.exported, {
      recursive: true,
      filter: (file) => !/(modules\.json|placeholders\.txt)$/.test(file),
    }),
  ]);

  const sources = filesBelow(join(root, "app")).filter((file) => changed.test(file));
  const mark = `\ndocument.documentElement.setAttribute("${releaseOf.code}", "${name}");\n`;
  await Promise.all(sources.map((file) => appendFile(join(root, "app", file), mark)));

  const pages = filesBelow(folders.exported).filter((file) => file.endsWith(".html"));
  for (const page of pages.map((file) => join(folders.exported, file))) {
    const html = await readFile(page, "utf8");
    await writeFile(page, html.replace("<body", `<body ${releaseOf.page}="${name}"`));
  }
  await shipSite(folders, "");
  return folders.out;
}

/** Removes all of them. */
export function removeOtherReleases(): Promise<void> {
  return rm(home, { recursive: true, force: true });
}
