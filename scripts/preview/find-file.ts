import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";

/** What stands at an address: a file, a page asked for without its slash, nothing, or an address that is none. */
export type Finding =
  | { kind: "file"; file: string }
  | { kind: "page-without-slash" }
  | { kind: "nothing" }
  | { kind: "malformed" };

/**
 * Finds what a storage bucket would serve at an address.
 *
 * @param folder the folder that plays the bucket
 * @param path the path of the request as it was sent: with percent escapes, starting with a slash, without query
 */
export async function findFile(folder: string, path: string): Promise<Finding> {
  const names = namesIn(path);
  if (!names) return { kind: "malformed" };

  const last = names.pop();
  // A bucket's keys have no empty names; "//host" must never become the target of a redirect either.
  if (names.includes("")) return { kind: "nothing" };

  const parent = join(folder, ...names);
  const file = await fileInside(folder, join(parent, last || "index.html"));
  if (file) return { kind: "file", file };
  if (last && (await fileInside(folder, join(parent, last, "index.html"))))
    return { kind: "page-without-slash" };
  return { kind: "nothing" };
}

/** The decoded names between the slashes, the last one empty for a page; undefined when it is no proper path. */
function namesIn(path: string): string[] | undefined {
  if (!path.startsWith("/")) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded)) return undefined;
  const names = decoded.slice(1).split("/");
  return names.includes("..") || names.includes(".") ? undefined : names;
}

/** The real path of a file; undefined when there is none, or when it lies outside the folder (a symbolic link). */
async function fileInside(folder: string, path: string): Promise<string | undefined> {
  try {
    const [home, real] = await Promise.all([realpath(folder), realpath(path)]);
    return real.startsWith(home + sep) && (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
