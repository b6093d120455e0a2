import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { catalogFile } from "../messages/catalog";
import { withNoBreakSpaces } from "../messages/rules";
import {
  changedMeanwhile,
  type Edit,
  forgetChanges,
  listed,
  makeChange,
  present,
  readChanges,
  undoChange,
} from "./changes";
import { commitChanges } from "./commit";
import { readTexts } from "./files";
import { withoutMarkers } from "./key-markers";
import { masterFile, takeMaster } from "./pictures";
import { Refused, type Saving, type State, type Texts, type Upload } from "./protocol";
import { productNames, textFindings } from "./text-findings";

/** What the page may request. Every call waits for the one before it. */
export interface Editor {
  state(): Promise<State>;
  /** Takes a picture that was dropped, to be saved later. */
  upload(name: string, bytes: Buffer): Promise<Upload>;
  /** Saves words, with no-break spaces and word joiners by the rules, and a picture. */
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
  /** A picture that can't be encoded is put back: pages would request files that are not there. */
  async function encodeOr(back: () => Promise<unknown>): Promise<void> {
    try {
      await encode();
    } catch (error) {
      await back();
      const reason = (error as Error).message;
      throw new Refused(422, { code: "pictureNotEncoded", values: { reason } });
    }
  }

  async function textEdits({ key, seen, wanted: typed }: NonNullable<Saving["text"]>): Promise<Edit[]> {
    const { texts } = await readTexts(root);
    const saved = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (!saved) throw new Refused(404, { code: "noText", values: { key } });
    // A language that was left as it is stays so, byte for byte.
    const saving = (locale: Locale) =>
      typed[locale] === seen[locale]
        ? seen[locale]
        : withNoBreakSpaces(locale, key, withoutMarkers(typed[locale]));
    const wanted = Object.fromEntries(locales.map((locale) => [locale, saving(locale)])) as Texts;
    const findings = textFindings(key, wanted, saved, productNames(texts));
    if (findings.some(({ grave }) => grave)) throw new Refused(422, { code: "refusedFindings" }, findings);
    return Promise.all(
      locales.map(async (locale): Promise<Edit> => {
        const file = catalogFile(locale);
        const before = await present(root, { file, key });
        if (JSON.parse(before) !== seen[locale]) throw changedMeanwhile(file, key, before);
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
    state: inTurn(async () => ({
      languages: locales.map((locale) => ({
        locale,
        name: languages[locale].name,
        tag: languages[locale].tag,
      })),
      ...(await readTexts(root)),
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
