import type { CheerioAPI } from "cheerio";

/** Thrown for a page that the postbuild does not accept. The message names the file. */
export class PostbuildError extends Error {
  override readonly name = "PostbuildError";
}

/** The values that a page's policy must allow, with hashes in policy syntax (`'sha256-…'`). */
export interface PageParts {
  readonly page: string;
  /** Hashes of the inline scripts, with speculation rules: Chromium ignores their keyword beside a hash. */
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
  /** Path prefix of the site on its host: "" or "/folder". */
  readonly basePath: string;
  /** Folder that is searched for islands (`*.client.tsx`), relative to the project. */
  readonly sources: string;
  /** Names of `*.client.tsx` files that are no islands. */
  readonly notIslands: readonly string[];
  /** Custom properties of `:root` whose values only the build knows. */
  readonly constants: Readonly<Record<string, string>>;
  /** Source of the inline code, relative to the project. It calls `startInlineLoader`. */
  readonly inlineLoader: string;
  /**
   * Constants of the inline code (esbuild's `define`), by name. Each is true on pages with an element that
   * matches its selector. Code behind a false constant is removed.
   */
  readonly inlineFlags: Readonly<Record<string, string>>;
  /**
   * Source of the loader. Its export `start` receives `isPlain` and `isFile`, and returns the result of
   * `startLoader`.
   */
  readonly loader: string;
  /**
   * Selector of the content below the first view; the first match counts. Rules for it and the elements after
   * it move to a style sheet linked before it. Without a match, all styles stay in the head.
   */
  readonly belowFirstView: string;
  /**
   * Selector of drawings. Below the first view, their long shapes move to a file. Their strokes do not scale, except
   * those of a path with `vector-effect`.
   */
  readonly drawings: string;
  /** Returns whether an exported file is a page. Throws for an unknown file. */
  readonly isPage: (file: string) => boolean;
  /** Returns a page's Content-Security-Policy. Throws for an unknown need. */
  readonly policy: (parts: PageParts) => string;
  /** Changes a page after the postbuild has removed Next's scripts and styles. */
  readonly editPage: ($: CheerioAPI) => void;
}
