import type { CheerioAPI } from "cheerio";

export class PostbuildError extends Error {
  override readonly name = "PostbuildError";
}

/** The values that a page's policy must allow, with hashes in policy syntax (`'sha256-…'`). */
export interface PageParts {
  readonly page: string;
  /** Hashes of the inline scripts and speculation rules, whose keyword Chromium ignores beside a hash. */
  readonly scripts: readonly string[];
  /** The hash of the inline style sheet, and 'self' if the page links one. */
  readonly styles: readonly string[];
  /** The `needs` of the page's islands. */
  readonly needs: readonly string[];
}

export interface PostbuildOptions {
  readonly root: string;
  /** Folder of Next's export, made from the same sources. */
  readonly exported: string;
  /** Folder of the finished site. It must exist and be empty. */
  readonly out: string;
  /** Prefix of paths on the host: "" or "/folder". */
  readonly basePath: string;
  /** Folder that is searched for islands (`*.client.tsx`), relative to the project. */
  readonly sources: string;
  /** Names of `*.client.tsx` files that are no islands. */
  readonly notIslands: readonly string[];
  /** Custom properties of `:root` whose values only the build knows. */
  readonly constants: Readonly<Record<string, string>>;
  /** Source of the inline code, which calls `startInlineLoader`. */
  readonly inlineLoader: string;
  /** Constants of the inline code, by name, with the selector of an element on pages where each is true. */
  readonly inlineFlags: Readonly<Record<string, string>>;
  /** Source of the loader, whose export `start` receives `isPlain` and `isFile` and returns `startLoader`'s result. */
  readonly loader: string;
  /**
   * Selector of the content below the first view; the first match counts. Rules for it and what follows move to a style
   * sheet linked before it.
   */
  readonly belowFirstView: string;
  /** Selector of drawings, whose long shapes move to a file. Their strokes do not scale but by a `vector-effect`. */
  readonly drawings: string;
  /** Returns whether an exported file is a page. Throws for an unknown file. */
  readonly isPage: (file: string) => boolean;
  /** Returns a page's Content-Security-Policy. Throws for an unknown need. */
  readonly policy: (parts: PageParts) => string;
  /** Changes a page after the postbuild has removed Next's scripts and styles. */
  readonly editPage: ($: CheerioAPI) => void;
}
