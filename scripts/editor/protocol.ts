/** What the editor's page and its server say to each other. */
import type { Locale } from "../../app/_i18n/languages";
import type { InterfaceMessage } from "./interface/translate";

/** A text in every language. */
export type Texts = Record<Locale, string>;

/** A remark on a text while it is typed. */
export interface TextFinding extends InterfaceMessage {
  readonly locale: Locale;
  /** It can't be saved like this: a page would show something wrong, or nothing. */
  readonly grave: boolean;
}

/** A text that changed in Polish after its translations did. */
export interface OlderText {
  /** The previous text in Polish. */
  readonly before: string;
  /** The languages that did not follow. */
  readonly locales: readonly Locale[];
}

/** A change that was made in the editor, for its list. */
export interface ListedChange {
  readonly id: number;
  /** The key of the text, or the name of the picture. */
  readonly title: string;
  /** What was before and what is now, one line for each language or file. A picture is named by the start of its hash. */
  readonly lines: readonly {
    readonly file: string;
    readonly picture: boolean;
    readonly before: string;
    readonly after: string;
  }[];
}

/** All that the page knows of the project. */
export interface State {
  readonly languages: readonly { readonly locale: Locale; readonly name: string; readonly tag: string }[];
  /** By key, in the order of the Polish catalog. */
  readonly texts: Readonly<Record<string, Texts>>;
  /** By key; not there where git has no history, because the folder is no clone with its history. */
  readonly older?: Readonly<Record<string, OlderText>> | undefined;
  /** The last one first. */
  readonly changes: readonly ListedChange[];
}

/** A picture that was dropped, checked and made a master, and waits to be saved. */
export interface Upload {
  /** What names its bytes. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** What is to be saved: words, a picture, or a picture with its alternative text. */
export interface Saving {
  readonly text?: { readonly key: string; readonly seen: Texts; readonly wanted: Texts };
  readonly picture?: { readonly name: string; readonly hash: string };
}

/** An answer to a request that was not done. */
export interface Problem extends InterfaceMessage {
  /** What stands at the fields; the sentence says the same of all. */
  readonly findings?: readonly TextFinding[];
}

/** What the editor doesn't do, and what the person at the page can do about it. */
export class Refused extends Error {
  /**
   * @param status as HTTP says it: 409 where something changed meanwhile, 422 where what was typed or dropped can't be used
   * @param reported the sentence, in the language of the page
   * @param findings what stands at the fields
   */
  constructor(
    readonly status: 403 | 404 | 405 | 409 | 413 | 415 | 422,
    readonly reported: InterfaceMessage,
    readonly findings: readonly TextFinding[] = [],
  ) {
    super(`${reported.code} ${JSON.stringify(reported.values ?? {})}`);
    this.name = "Refused";
  }
}
