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

interface Row {
  /** After the prefix of the language. `{id}` stands for that of a product or article. */
  readonly path: `/${string}`;
  /** Whether its menu's entries reload the page at its top (R21). */
  readonly menuReloads?: boolean;
  /** Not on the news page (R17). */
  readonly languageMenu?: boolean;
  /** In the breadcrumb, whose text is `breadcrumb.{route}`; null without one. */
  readonly parent: string | null;
  readonly nameAbove?: string;
  /** Share picture with the heading (`title`); head with both texts. Null: those of its product or article. */
  readonly share: { readonly title: string; readonly text: string; readonly picture: string } | null;
  readonly describes?: Description;
}

/**
 * All pages, in the order of lists. A page also needs a file below `app/(pl)/`, a re-export below `app/[locale]/`,
 * and texts: `meta.{route}`, `breadcrumb.{route}` (products and articles have names) and those that its row names.
 * The compiler reports a missing one.
 */
export const routes = {
  home: {
    path: "/",
    parent: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-dock" },
    describes: "company",
  },
  catalogue: {
    path: "/product-list/",
    parent: "home",
    menuReloads: true,
    nameAbove: "breadcrumb.productList",
    share: { title: "catalogue.heading", text: "catalogue.lead", picture: "about-stack" },
    describes: "catalogue",
  },
  product: {
    path: "/products/{id}/",
    menuReloads: true,
    parent: "catalogue",
    share: null,
    describes: "product",
  },
  news: {
    path: "/aktualnosci/",
    parent: "home",
    menuReloads: true,
    languageMenu: false,
    share: { title: "news.heading", text: "news.lead", picture: "news-4" },
    describes: "news",
  },
  article: {
    path: "/aktualnosci/{id}/",
    parent: "news",
    share: null,
    describes: "article",
  },
  landing: {
    path: "/landing/",
    parent: null,
    share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
    describes: "contact",
  },
  load: {
    path: "/zaladunek/",
    parent: "home",
    share: { title: "load.heading", text: "load.lead", picture: "service-transport" },
  },
  cartons: {
    path: "/kartony/",
    parent: "home",
    share: { title: "cartons.heading", text: "cartons.lead", picture: "offer-epal" },
  },
  metres: {
    path: "/metry-ladunkowe/",
    parent: "home",
    share: { title: "metres.heading", text: "metres.lead", picture: "service-transport" },
  },
  size: {
    path: "/na-wymiar/",
    parent: "home",
    share: { title: "size.heading", text: "size.lead", picture: "news-2" },
  },
  sheet: {
    path: "/na-wymiar/karta/",
    parent: "size",
    share: { title: "sheet.heading", text: "sheet.lead", picture: "news-2" },
  },
  comparison: {
    path: "/porownanie/",
    parent: "catalogue",
    share: { title: "comparison.heading", text: "comparison.lead", picture: "news-1" },
  },
  blocks: {
    path: "/klocki/",
    parent: "catalogue",
    share: { title: "blocks.heading", text: "blocks.lead", picture: "hero-blocks" },
    describes: "blocks",
  },
  knowledge: {
    path: "/wiedza/",
    parent: "home",
    share: { title: "knowledge.heading", text: "knowledge.lead", picture: "hero-yard" },
    describes: "rules",
  },
  marks: {
    path: "/wiedza/oznaczenia/",
    parent: "knowledge",
    share: { title: "knowledge.marks.heading", text: "knowledge.marks.lead", picture: "about-detail" },
    describes: "rules",
  },
  ispm: {
    path: "/wiedza/ispm-15/",
    parent: "knowledge",
    share: { title: "knowledge.ispm.heading", text: "knowledge.ispm.lead", picture: "news-3" },
    describes: "rules",
  },
  glossary: {
    path: "/wiedza/slownik/",
    parent: "knowledge",
    share: { title: "knowledge.glossary.heading", text: "knowledge.glossary.lead", picture: "about-detail" },
    describes: "glossary",
  },
  companyData: {
    path: "/dane-firmy/",
    parent: "home",
    share: { title: "companyData.heading", text: "companyData.lead", picture: "hero-dock" },
    describes: "identity",
  },
  privacy: {
    path: "/prywatnosc/",
    parent: "home",
    share: { title: "privacy.heading", text: "privacy.lead", picture: "hero-dock" },
    describes: "rules",
  },
  accessibility: {
    path: "/dostepnosc/",
    parent: "home",
    share: {
      title: "accessibilityStatement.heading",
      text: "accessibilityStatement.lead",
      picture: "hero-dock",
    },
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

export type PlainRoute = Exclude<Route, "product" | "article">;

/** Returns the traits of a route, with the usual ones, which most rows leave out. */
export function traitsOf(route: Route): Required<Pick<Row, "menuReloads" | "languageMenu" | "describes">> {
  return { menuReloads: false, languageMenu: true, describes: "nothing", ...routes[route] };
}
