/** What the editor's window and its server say to each other. */
import type { Locale } from "../../app/_i18n/languages";

/** A text in every language. */
export type Texts = Record<Locale, string>;

/** Something to be said of a text while it is typed. */
export interface TextFinding {
  readonly locale: Locale;
  readonly sentence: string;
  /** It can't be saved like this: a page would show something wrong, or nothing. */
  readonly grave: boolean;
}

/** A change that was made in the editor, for its list. */
export interface ListedChange {
  readonly id: number;
  /** The key of the text, or the name of the picture. */
  readonly title: string;
  /** What was before and what is now, one line for each language or file. */
  readonly lines: readonly { readonly file: string; readonly before: string; readonly after: string }[];
}

/** All that the window knows of the project. */
export interface State {
  readonly languages: readonly { readonly locale: Locale; readonly name: string; readonly tag: string }[];
  /** By key, in the order of the Polish catalog. */
  readonly texts: Readonly<Record<string, Texts>>;
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
export interface Problem {
  readonly message: string;
  /** What stands at the fields; the message says the same in one sentence. */
  readonly findings?: readonly TextFinding[];
}
