/** Structured data of a page besides its breadcrumb (`_layout/head/page-data.ts`). */
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
  | "rules"
  | "nothing";

/** Data of a page besides its sections. */
export interface Row {
  /** Same in every language, after its prefix. `{id}` stands for the id of a product or article. */
  readonly path: `/${string}`;
  /** Whether entries of this page's menu open their page at its top and reload it (R21). */
  readonly menuReloads: boolean;
  /** Whether the header offers the other languages; not on the news page (R17). */
  readonly languageMenu: boolean;
  /** Parent page in the breadcrumb, whose text is `breadcrumb.{route}`. Null: no breadcrumb. */
  readonly parent: string | null;
  /** Key of its name as a parent, if different. */
  readonly nameAbove?: string;
  /**
   * Share picture: the key of the page's heading, because the card has the logo already, and the name of a
   * picture. The page's head has the heading and the lead (`text`). Null: those of its product or article.
   */
  readonly share: { readonly title: string; readonly text: string; readonly picture: string } | null;
  readonly describes: Description;
}
