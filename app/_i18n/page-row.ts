/** What a page states for robots besides its breadcrumb (`_layout/head/page-data.ts`). */
export type Description =
  | "company"
  | "identity"
  | "catalogue"
  | "product"
  | "blocks"
  | "news"
  | "article"
  | "contact"
  | "glossary"
  | "nothing";

/** What a share picture shows, by its name. */
type Shown = { readonly picture: string } | { readonly drawing: string };

/** What the site has to know of a page besides its sections. */
export interface Row {
  /** The same in every language; the language's prefix comes before it. `{id}` stands for the id of a product or article. */
  readonly path: `/${string}`;
  /** Whether the menu's entries open their page at its top and reload it (R21). */
  readonly menuReloads: boolean;
  /** Whether its header offers the other languages; the news page's does not (R17). */
  readonly languageMenu: boolean;
  /** The page above it in the breadcrumb, whose words are in `breadcrumb.{route}`. Null: it shows none. */
  readonly parent: string | null;
  /** What it is called above other pages, where that is not its own name: the key of the words. */
  readonly nameAbove?: string;
  /**
   * What its share picture says and shows: the key of the page's heading, because the card bears the logo already, and the
   * name of a picture, or of a drawing (`scripts/share-pictures/card-drawings.ts`). The page's head says its heading and lead (`text`).
   * Null: its product's or article's.
   */
  readonly share: ({ readonly title: string; readonly text: string } & Shown) | null;
  /** What it states for robots besides its trail. */
  readonly describes: Description;
  /** The greatest size of its document with the styles in it, where it may have more than the others; bytes after brotli. */
  readonly documentBudget?: number;
  /** The greatest weight of all that comes before it is scrolled, where it may have more than the others; KB as received. */
  readonly firstViewBudget?: number;
  /** The greatest size of React and its islands once everything is hydrated; KB after brotli. */
  readonly scriptBudget: number;
}
