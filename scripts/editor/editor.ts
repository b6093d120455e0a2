import { languages, locales } from "../../app/_i18n/languages";
import { catalogFile } from "../messages/catalog";
import { productNames, readTexts } from "./words/catalogs";
import { forgetChanges, listed, makeChange, readChanges, undoChange } from "./changes/changes";
import { commitChanges } from "./changes/commit";
import { type Edit, present } from "./changes/edits";
import { unmarked } from "./words/marks";
import { masterFile, takeMaster } from "./masters";
import type { Saving, State, TextFinding, Texts, Upload } from "./protocol";
import { Refused } from "./refused";
import { textFindings } from "./words/text-findings";

/** What the window may ask for. Every call waits for the one before it. */
export interface Editor {
  state(): Promise<State>;
  /** Says what is wrong with a text that is being typed. */
  check(key: string, wanted: Texts): Promise<TextFinding[]>;
  /** Takes a picture that was dropped, to be saved later. */
  upload(name: string, bytes: Buffer): Promise<Upload>;
  save(saving: Saving): Promise<void>;
  undo(id: number): Promise<void>;
  forget(id: number): Promise<void>;
  /** Gives the commit's abbreviated name. */
  commit(message: string): Promise<string>;
}

/**
 * The editor of a project's words and pictures.
 *
 * @param root folder of the project
 * @param encode brings the renditions up to date with the masters
 */
export function createEditor(root: string, encode: () => Promise<unknown>): Editor {
  async function check(key: string, wanted: Texts): Promise<TextFinding[]> {
    const texts = await readTexts(root);
    const saved = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (!saved) throw new Refused(404, `No catalog has a text "${key}".`);
    return textFindings(key, wanted, saved, productNames(texts));
  }

  /** A picture that can't be encoded is put back: pages would ask for files that are not there. */
  async function encodeOr(back: () => Promise<unknown>): Promise<void> {
    try {
      await encode();
    } catch (error) {
      await back();
      throw new Refused(
        422,
        `The picture can't be encoded, and nothing was changed: ${(error as Error).message}`,
      );
    }
  }

  async function textEdits({ key, seen, wanted: typed }: NonNullable<Saving["text"]>): Promise<Edit[]> {
    const wanted = Object.fromEntries(locales.map((locale) => [locale, unmarked(typed[locale])])) as Texts;
    const findings = await check(key, wanted);
    if (findings.some(({ grave }) => grave))
      throw new Refused(422, "This can't be saved like that: see what is said at the fields.", findings);
    return Promise.all(
      locales.map(async (locale): Promise<Edit> => {
        const file = catalogFile(locale);
        const before = await present(root, { file, key });
        if (JSON.parse(before) !== seen[locale])
          throw new Refused(
            409,
            `${file} was changed outside of the editor meanwhile: "${key}" says now ${before}. Nothing was saved.`,
          );
        const after = JSON.parse(before) === wanted[locale] ? before : JSON.stringify(wanted[locale]);
        return { file, key, before, after };
      }),
    );
  }

  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) => {
    return (...args: Args): Promise<Result> => {
      const done = last.then(() => work(...args));
      last = done.catch(() => undefined);
      return done;
    };
  };

  return {
    check,
    state: inTurn(async () => ({
      languages: locales.map((locale) => ({
        locale,
        name: languages[locale].name,
        tag: languages[locale].tag,
      })),
      texts: await readTexts(root),
      changes: (await readChanges(root)).map(listed).reverse(),
    })),
    upload: inTurn((name, bytes) => takeMaster(root, name, bytes)),
    save: inTurn(async ({ text, picture }) => {
      const edits = text ? await textEdits(text) : [];
      if (picture) {
        const file = masterFile(picture.name);
        edits.push({ file, before: await present(root, { file }), after: picture.hash });
      }
      const id = await makeChange(root, picture?.name ?? text?.key ?? "", edits);
      if (picture && id !== undefined) await encodeOr(() => undoChange(root, id));
    }),
    undo: inTurn(async (id) => {
      const { title, edits } = await undoChange(root, id);
      if (edits.some(({ key }) => key === undefined)) await encodeOr(() => makeChange(root, title, edits));
    }),
    forget: inTurn((id) => forgetChanges(root, [id])),
    commit: inTurn((message) => commitChanges(root, message)),
  };
}
