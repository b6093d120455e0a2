import type { Row } from "./page-row";

/** Data of most pages. */
const usual = { menuReloads: false, languageMenu: true, describes: "nothing", scriptBudget: 62 } as const;

/**
 * All pages, in the order of lists. A page also needs a file below `app/(pl)/`, a re-export below
 * `app/[locale]/`, and texts: `meta.{route}`, `breadcrumb.{route}` and those that its row names. The compiler
 * reports a missing one.
 */
export const routes = {
  home: {
    ...usual,
    path: "/",
    parent: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-dock" },
    describes: "company",
    documentBudget: 19_200,
    firstViewBudget: 195,
    scriptBudget: 91.75,
  },
  catalogue: {
    ...usual,
    path: "/product-list/",
    menuReloads: true,
    parent: "home",
    nameAbove: "breadcrumb.productList",
    share: { title: "catalogue.heading", text: "catalogue.lead", picture: "about-stack" },
    describes: "catalogue",
  },
  product: {
    ...usual,
    path: "/products/{id}/",
    menuReloads: true,
    parent: "catalogue",
    share: null,
    describes: "product",
    documentBudget: 18_250,
    scriptBudget: 103.25,
  },
  news: {
    ...usual,
    path: "/aktualnosci/",
    menuReloads: true,
    languageMenu: false,
    parent: "home",
    share: { title: "news.heading", text: "news.lead", picture: "news-4" },
    describes: "news",
    documentBudget: 15_300,
    firstViewBudget: 160,
  },
  article: {
    ...usual,
    path: "/aktualnosci/{id}/",
    parent: "news",
    share: null,
    describes: "article",
  },
  landing: {
    ...usual,
    path: "/landing/",
    parent: null,
    share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
    describes: "contact",
    documentBudget: 17_250,
    firstViewBudget: 165,
    scriptBudget: 128.75,
  },
  load: {
    ...usual,
    path: "/zaladunek/",
    parent: "home",
    share: { title: "load.heading", text: "load.lead", drawing: "load" },
    scriptBudget: 91.75,
  },
  cartons: {
    ...usual,
    path: "/kartony/",
    parent: "home",
    share: { title: "cartons.heading", text: "cartons.lead", picture: "service-transport" },
    scriptBudget: 91.75,
  },
  size: {
    ...usual,
    path: "/na-wymiar/",
    parent: "home",
    share: { title: "size.heading", text: "size.lead", drawing: "size" },
    scriptBudget: 91.75,
  },
  comparison: {
    ...usual,
    path: "/porownanie/",
    parent: "catalogue",
    share: { title: "comparison.heading", text: "comparison.lead", drawing: "comparison" },
    scriptBudget: 91.75,
  },
  blocks: {
    ...usual,
    path: "/klocki/",
    parent: "catalogue",
    share: { title: "blocks.heading", text: "blocks.lead", picture: "hero-blocks" },
    describes: "blocks",
    scriptBudget: 75.5,
  },
  knowledge: {
    ...usual,
    path: "/wiedza/",
    parent: "home",
    share: { title: "knowledge.heading", text: "knowledge.lead", drawing: "mark" },
  },
  marks: {
    ...usual,
    path: "/wiedza/oznaczenia/",
    parent: "knowledge",
    share: { title: "knowledge.marks.heading", text: "knowledge.marks.lead", picture: "about-detail" },
  },
  ispm: {
    ...usual,
    path: "/wiedza/ispm-15/",
    parent: "knowledge",
    share: { title: "knowledge.ispm.heading", text: "knowledge.ispm.lead", picture: "news-3" },
  },
  glossary: {
    ...usual,
    path: "/wiedza/slownik/",
    parent: "knowledge",
    share: { title: "knowledge.glossary.heading", text: "knowledge.glossary.lead", drawing: "terms" },
    describes: "glossary",
    documentBudget: 15_600,
  },
  companyData: {
    ...usual,
    path: "/dane-firmy/",
    parent: "home",
    share: { title: "companyData.heading", text: "companyData.lead", drawing: "nothing" },
    describes: "identity",
  },
  privacy: {
    ...usual,
    path: "/prywatnosc/",
    parent: "home",
    share: { title: "privacy.heading", text: "privacy.lead", drawing: "nothing" },
  },
  accessibility: {
    ...usual,
    path: "/dostepnosc/",
    parent: "home",
    share: {
      title: "accessibilityStatement.heading",
      text: "accessibilityStatement.lead",
      drawing: "nothing",
    },
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

/** A route with one page, and not one for each product or article. */
export type PlainRoute = Exclude<Route, "product" | "article">;
