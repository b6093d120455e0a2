import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { hashOf, keptPicture } from "../kept-pictures";
import { literalOf, withLiteral } from "../words/message-file";
import { writeWhole } from "../project-file";
import { Refused } from "../refused";

/** One place of a file as it was and as it is: the literal of a text, or the hash of a whole picture. */
export interface Edit {
  /** Relative to the project, with slashes. */
  readonly file: string;
  /** Of the text; a picture has none. */
  readonly key?: string;
  readonly before: string;
  readonly after: string;
}

/** What takes edits back, the last one first. */
export function reversed(edits: readonly Edit[]): Edit[] {
  return edits.map((edit) => ({ ...edit, before: edit.after, after: edit.before })).reverse();
}

/** What a file holds now in the place of an edit. @throws when it can't be read */
export async function present(root: string, { file, key }: Pick<Edit, "file" | "key">): Promise<string> {
  const content = await readFile(join(root, file));
  return key === undefined ? hashOf(content) : literalOf(file, content.toString(), key);
}

/**
 * What a file holds once edits are made, one after the other.
 *
 * @param edits all of this file
 * @param content what it holds
 * @throws Refused when one of them finds something else than it knows
 */
export async function edited(root: string, edits: readonly Edit[], content: Buffer): Promise<Buffer> {
  let now = content;
  for (const { file, key, before, after } of edits) {
    const found = key === undefined ? hashOf(now) : literalOf(file, now.toString(), key);
    if (found !== before) throw new Refused(409, changedMeanwhile(file, key, found));
    now =
      key === undefined
        ? await readFile(keptPicture(root, after))
        : Buffer.from(withLiteral(file, now.toString(), key, after));
  }
  return now;
}

/**
 * Makes edits: all of them, or none where one finds something else than it knows.
 *
 * @throws Refused when a file changed meanwhile
 */
export async function makeEdits(root: string, edits: readonly Edit[]): Promise<void> {
  const files = [...new Set(edits.map(({ file }) => file))];
  const contents = await Promise.all(
    files.map(async (file) => {
      const own = edits.filter((edit) => edit.file === file);
      return [file, await edited(root, own, await readFile(join(root, file)))] as const;
    }),
  );
  for (const [file, content] of contents) await writeWhole(join(root, file), content);
}

function changedMeanwhile(file: string, key: string | undefined, found: string): string {
  const place = key === undefined ? file : `"${key}" in ${file}`;
  const now = key === undefined ? "" : ` It says now: ${found}.`;
  return `${place} was changed outside of the editor meanwhile.${now} Nothing was saved.`;
}
