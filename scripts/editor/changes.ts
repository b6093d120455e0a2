import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { literalOf, readIfThere, withLiteral, writeWhole } from "./files";
import { hashOf, keptPicture } from "./pictures";
import { type ListedChange, Refused } from "./protocol";

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
    if (found !== before) throw changedMeanwhile(file, key, found);
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
async function makeEdits(root: string, edits: readonly Edit[]): Promise<void> {
  const files = [...new Set(edits.map(({ file }) => file))];
  const contents = await Promise.all(
    files.map(async (file) => {
      const own = edits.filter((edit) => edit.file === file);
      return [file, await edited(root, own, await readFile(join(root, file)))] as const;
    }),
  );
  for (const [file, content] of contents) await writeWhole(join(root, file), content);
}

/** @param found the literal that stands there; a picture has none */
export function changedMeanwhile(file: string, key: string | undefined, found: string): Refused {
  return key === undefined
    ? new Refused(409, { code: "pictureChangedMeanwhile", values: { file } })
    : new Refused(409, { code: "textChangedMeanwhile", values: { file, key, now: found } });
}

/** What was saved at once: a text in its languages, a picture with its alternative text. */
export interface Change {
  readonly id: number;
  /** The key of the text, or the name of the picture. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** The list outlives the editor: what was changed yesterday can be undone today. */
const listFile = (root: string) => join(root, ".edit/changes.json");

/** The changes that are not committed, the first one first. */
export async function readChanges(root: string): Promise<Change[]> {
  return JSON.parse((await readIfThere(listFile(root))) ?? "[]") as Change[];
}

const writeChanges = (root: string, changes: readonly Change[]) =>
  writeWhole(listFile(root), `${JSON.stringify(changes, null, 2)}\n`);

/**
 * Makes a change and lists it. What is the same before and after is left out; a change of nothing is none.
 *
 * @returns its number in the list
 * @throws Refused when a file changed meanwhile
 */
export async function makeChange(
  root: string,
  title: string,
  all: readonly Edit[],
): Promise<number | undefined> {
  const edits = all.filter(({ before, after }) => before !== after);
  if (!edits.length) return undefined;
  const changes = await readChanges(root);
  await makeEdits(root, edits);
  const id = 1 + Math.max(0, ...changes.map((change) => change.id));
  await writeChanges(root, [...changes, { id, title, edits }]);
  return id;
}

/**
 * Takes one change back: its places hold again, byte for byte, what they held before it.
 *
 * @returns the change
 * @throws Refused when a later change stands on it, or a file changed meanwhile
 */
export async function undoChange(root: string, id: number): Promise<Change> {
  const changes = await readChanges(root);
  const change = changed(changes, id);
  const later = changes.find((other) => other.id > id && overlap(other, change));
  if (later) throw new Refused(409, { code: "laterChange", values: { title: later.title } });
  await makeEdits(root, reversed(change.edits));
  await writeChanges(root, without(changes, [id]));
  return change;
}

/** Takes changes out of the list and leaves the files as they are. @throws Refused when there is none of that number */
export async function forgetChanges(root: string, ids: readonly number[]): Promise<void> {
  const changes = await readChanges(root);
  for (const id of ids) changed(changes, id);
  await writeChanges(root, without(changes, ids));
}

/** A change for the list of the page. */
export function listed({ id, title, edits }: Change): ListedChange {
  const words = (edit: Edit, side: "before" | "after") =>
    edit.key === undefined ? edit[side].slice(0, 8) : (JSON.parse(edit[side]) as string);
  const lines = edits.map((edit) => ({
    file: edit.file,
    picture: edit.key === undefined,
    before: words(edit, "before"),
    after: words(edit, "after"),
  }));
  return { id, title, lines };
}

function changed(changes: readonly Change[], id: number): Change {
  const change = changes.find((each) => each.id === id);
  if (!change) throw new Refused(404, { code: "changeGone" });
  return change;
}

const without = (changes: readonly Change[], ids: readonly number[]) =>
  changes.filter(({ id }) => !ids.includes(id));

const overlap = (one: Change, other: Change) =>
  one.edits.some(({ file, key }) => other.edits.some((edit) => edit.file === file && edit.key === key));
