/** What a page may tell robots besides its trail (`_shell/head/structured-data/page-data.ts`). */
export type Description = "company" | "catalogue" | "product" | "news" | "contact" | "nothing";

/** What the site has to know of a page besides its sections. */
interface Row {
  /** The same in every language; the language's prefix comes before it. `{id}` stands for the number of a product. */
  readonly path: `/${string}`;
  /** Whether the menu's entries open their page at its top and reload it (R21). */
  readonly menuReloads: boolean;
  /** Whether its header offers the other languages; the news page's does not (R17). */
  readonly languageMenu: boolean;
  /** The pages above it, the home page first, and what it is called below them: keys of words. Null: it shows none. */
  readonly trail: {
    readonly above: readonly { readonly page: string; readonly label: string }[];
    readonly current: string;
  } | null;
  /**
   * What its share picture says and shows: keys of the page's heading and lead, because the card bears the logo already,
   * and the name of a picture. Null: its product's.
   */
  readonly share: { readonly title: string; readonly text: string; readonly picture: string } | null;
  /** What it tells robots besides its trail. */
  readonly describes: Description;
  /** What its document may weigh with its styles; KB after brotli. Tools carry their tables, drawings and words. */
  readonly documentBudget: number;
  /** What React and its islands may weigh once everything has woken; KB after brotli. */
  readonly scriptBudget: number;
}

/**
 * The one table of pages, in the order in which they are listed. Besides its row a page has a file below `app/(pl)/`, a
 * door below `app/[locale]/`, and words: `meta.{route}` and those its row names. What is missing the compiler names, or
 * `scripts/house/mirror-trees.ts` does.
 */
export const routes = {
  home: {
    path: "/",
    menuReloads: false,
    languageMenu: true,
    trail: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-yard" },
    describes: "company",
    // 16 is the goal, and what it weighs: but the counter's digits alone move it by 50 bytes from build to build.
    documentBudget: 16.25,
    scriptBudget: 88,
  },
  catalogue: {
    path: "/product-list/",
    menuReloads: true,
    languageMenu: true,
    trail: {
      above: [{ page: "home", label: "catalogue.breadcrumb.home" }],
      current: "catalogue.breadcrumb.current",
    },
    share: { title: "catalogue.heading", text: "catalogue.lead", picture: "about-stack" },
    describes: "catalogue",
    documentBudget: 16,
    scriptBudget: 62,
  },
  product: {
    path: "/products/{id}/",
    menuReloads: true,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "product.breadcrumb.home" },
        { page: "catalogue", label: "product.breadcrumb.list" },
      ],
      current: "product.breadcrumb.current",
    },
    share: null,
    describes: "product",
    // Three quarters of a kilobyte are its box of documents: ten links, each with format, size and language, and a text to copy.
    documentBudget: 18,
    scriptBudget: 91,
  },
  news: {
    path: "/aktualnosci/",
    menuReloads: true,
    languageMenu: false,
    trail: { above: [{ page: "home", label: "news.breadcrumb.home" }], current: "news.breadcrumb.current" },
    share: { title: "news.heading", text: "news.lead", picture: "news-4" },
    describes: "news",
    documentBudget: 16,
    scriptBudget: 62,
  },
  landing: {
    path: "/landing/",
    menuReloads: false,
    languageMenu: true,
    trail: null,
    share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
    describes: "contact",
    documentBudget: 17,
    scriptBudget: 116,
  },
  load: {
    path: "/zaladunek/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "load.breadcrumb.home" }], current: "load.breadcrumb.current" },
    share: { title: "load.heading", text: "load.lead", picture: "hero-yard" },
    describes: "nothing",
    documentBudget: 17,
    scriptBudget: 90,
  },
  size: {
    path: "/na-wymiar/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "size.breadcrumb.home" }], current: "size.breadcrumb.current" },
    share: { title: "size.heading", text: "size.lead", picture: "hero-line" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 90,
  },
  comparison: {
    path: "/porownanie/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "comparison.breadcrumb.home" },
        { page: "catalogue", label: "product.breadcrumb.list" },
      ],
      current: "comparison.breadcrumb.current",
    },
    share: { title: "comparison.heading", text: "comparison.lead", picture: "about-stack" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 90,
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

/** A page that is one page, and not one for each product. */
export type PlainRoute = Exclude<Route, "product">;
