import type { Row } from "./page-row";

/**
 * All pages, in the order of lists. A page also needs a file below `app/(pl)/`, a re-export below
 * `app/[locale]/`, and texts: `meta.{route}`, `breadcrumb.{route}` (products and articles have names) and those that its
 * row names. The compiler reports a missing one.
 */
export const routes = {
  home: {
    path: "/",
    menuReloads: false,
    languageMenu: true,
    parent: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-dock" },
    describes: "company",
  },
  catalogue: {
    path: "/product-list/",
    menuReloads: true,
    languageMenu: true,
    parent: "home",
    nameAbove: "breadcrumb.productList",
    share: { title: "catalogue.heading", text: "catalogue.lead", picture: "about-stack" },
    describes: "catalogue",
  },
  product: {
    path: "/products/{id}/",
    menuReloads: true,
    languageMenu: true,
    parent: "catalogue",
    share: null,
    describes: "product",
  },
  news: {
    path: "/aktualnosci/",
    menuReloads: true,
    languageMenu: false,
    parent: "home",
    share: { title: "news.heading", text: "news.lead", picture: "news-4" },
    describes: "news",
  },
  article: {
    path: "/aktualnosci/{id}/",
    menuReloads: false,
    languageMenu: true,
    parent: "news",
    share: null,
    describes: "article",
  },
  landing: {
    path: "/landing/",
    menuReloads: false,
    languageMenu: true,
    parent: null,
    share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
    describes: "contact",
  },
  load: {
    path: "/zaladunek/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "load.heading", text: "load.lead", picture: "service-transport" },
    describes: "nothing",
  },
  cartons: {
    path: "/kartony/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "cartons.heading", text: "cartons.lead", picture: "offer-epal" },
    describes: "nothing",
  },
  metres: {
    path: "/metry-ladunkowe/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "metres.heading", text: "metres.lead", picture: "service-transport" },
    describes: "nothing",
  },
  size: {
    path: "/na-wymiar/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "size.heading", text: "size.lead", picture: "news-2" },
    describes: "nothing",
  },
  comparison: {
    path: "/porownanie/",
    menuReloads: false,
    languageMenu: true,
    parent: "catalogue",
    share: { title: "comparison.heading", text: "comparison.lead", picture: "news-1" },
    describes: "nothing",
  },
  blocks: {
    path: "/klocki/",
    menuReloads: false,
    languageMenu: true,
    parent: "catalogue",
    share: { title: "blocks.heading", text: "blocks.lead", picture: "hero-blocks" },
    describes: "blocks",
  },
  knowledge: {
    path: "/wiedza/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "knowledge.heading", text: "knowledge.lead", picture: "hero-yard" },
    describes: "rules",
  },
  marks: {
    path: "/wiedza/oznaczenia/",
    menuReloads: false,
    languageMenu: true,
    parent: "knowledge",
    share: { title: "knowledge.marks.heading", text: "knowledge.marks.lead", picture: "about-detail" },
    describes: "rules",
  },
  ispm: {
    path: "/wiedza/ispm-15/",
    menuReloads: false,
    languageMenu: true,
    parent: "knowledge",
    share: { title: "knowledge.ispm.heading", text: "knowledge.ispm.lead", picture: "news-3" },
    describes: "rules",
  },
  glossary: {
    path: "/wiedza/slownik/",
    menuReloads: false,
    languageMenu: true,
    parent: "knowledge",
    share: { title: "knowledge.glossary.heading", text: "knowledge.glossary.lead", picture: "about-detail" },
    describes: "glossary",
  },
  companyData: {
    path: "/dane-firmy/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "companyData.heading", text: "companyData.lead", picture: "hero-dock" },
    describes: "identity",
  },
  privacy: {
    path: "/prywatnosc/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: { title: "privacy.heading", text: "privacy.lead", picture: "hero-dock" },
    describes: "nothing",
  },
  accessibility: {
    path: "/dostepnosc/",
    menuReloads: false,
    languageMenu: true,
    parent: "home",
    share: {
      title: "accessibilityStatement.heading",
      text: "accessibilityStatement.lead",
      picture: "hero-dock",
    },
    describes: "nothing",
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

/** A route with one page, and not one for each product or article. */
export type PlainRoute = Exclude<Route, "product" | "article">;
