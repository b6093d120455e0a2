import { join } from "node:path";

import { type Edit, makeEdits, reversed } from "./edits";
import { readIfThere, writeWhole } from "../project-file";
import type { ListedChange } from "../protocol";
import { Refused } from "../refused";

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
  if (later)
    throw new Refused(409, `"${later.title}" was changed once more after this. Undo the later change first.`);
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

/** A change for the window's list. */
export function listed({ id, title, edits }: Change): ListedChange {
  const words = (edit: Edit, side: "before" | "after") =>
    edit.key === undefined ? `picture ${edit[side].slice(0, 8)}` : (JSON.parse(edit[side]) as string);
  const lines = edits.map((edit) => ({
    file: edit.file,
    before: words(edit, "before"),
    after: words(edit, "after"),
  }));
  return { id, title, lines };
}

function changed(changes: readonly Change[], id: number): Change {
  const change = changes.find((each) => each.id === id);
  if (!change) throw new Refused(404, "This change is not in the list any more.");
  return change;
}

const without = (changes: readonly Change[], ids: readonly number[]) =>
  changes.filter(({ id }) => !ids.includes(id));

const overlap = (one: Change, other: Change) =>
  one.edits.some(({ file, key }) => other.edits.some((edit) => edit.file === file && edit.key === key));
