import type { CheerioAPI } from "cheerio";

/** What the postbuild refuses: a sentence with the file, for the person at the keyboard. */
export class PostbuildError extends Error {
  override readonly name = "PostbuildError";
}

/** What a page's policy has to allow; hashes are written as the policy wants them (`'sha256-…'`). */
export interface PageParts {
  /** Path of the page's file, for messages. */
  readonly page: string;
  /**
   * Hashes of the page's inline scripts, its speculation rules among them: beside a hash, Chromium does not take the keyword
   * 'inline-speculation-rules'.
   */
  readonly scripts: readonly string[];
  /** Sources of the page's styles: the hash of its inline style sheet, and 'self' where it links one. */
  readonly styles: readonly string[];
  /** What its islands say in `needs`. */
  readonly needs: readonly string[];
}

export interface PostbuildOptions {
  /** Folder of the project, whose sources become the browser's code. */
  readonly root: string;
  /** Folder of Next's export, made from the same sources. */
  readonly exported: string;
  /** Folder of the finished site; there already, and empty. */
  readonly out: string;
  /** Folder of the host that the site is built for: "" or "/folder". */
  readonly basePath: string;
  /** Folder of the sources in which islands (`*.client.tsx`) are found, relative to the project. */
  readonly sources: string;
  /** Names of `*.client.tsx` files that are no islands. */
  readonly notIslands: readonly string[];
  /** Source of the inline code of every page, relative to the project: it calls `startInlineLoader`. */
  readonly inlineLoader: string;
  /**
   * Constants of the inline code, as esbuild defines them, by name: true on pages that have an element of this selector. What a
   * false one keeps from running is left out of the page.
   */
  readonly inlineFlags: Readonly<Record<string, string>>;
  /** Source of the module that the inline code fetches: its export `start` is given `isPlain` and gives what `startLoader` returns. */
  readonly loader: string;
  /**
   * Selector of what follows the first view, of which the first in a page counts: what only it and the elements after it use of the
   * styles is linked before it, and the rest stays in the head. On a page without such an element, all is in the head.
   */
  readonly belowFirstView: string;
  /** Returns whether a file of the export is a page; throws for one that the site does not know. */
  readonly isPage: (file: string) => boolean;
  /** Writes a page's Content-Security-Policy. Throws for a need that the site does not know. */
  readonly policy: (parts: PageParts) => string;
  /** Changes a page of the site's own accord, when what is Next's is out of it. */
  readonly editPage: ($: CheerioAPI) => void;
}
