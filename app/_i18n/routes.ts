import type { Row } from "./page-row";

/**
 * The one table of pages, in the order in which they are listed. Besides its row a page has a file below `app/(pl)/`, a
 * door below `app/[locale]/`, and words: `meta.{route}` and those its row names. What is missing the compiler names, or
 * `scripts/checks/locale-pages.ts` does.
 */
export const routes = {
  home: {
    path: "/",
    menuReloads: false,
    languageMenu: true,
    trail: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-yard" },
    describes: "company",
    // What it weighs, and room for a document that is valid (160 bytes: what it will be called on later days) and for the
    // counter's digits, which move it by 50 from build to build. The ledger of documents is one of its 19 KB: their states,
    // dates and marks in the HTML, where they are found and need no script, and the gallery. Half of one is what each industry
    // buys, with its pictogram, which takes the visitor's own colours only as a part of the page. One and a half are the film's
    // cover, a pallet taken apart: its drawing (0.6), words and styles, in the HTML so that it parts with the scroll without
    // a script. The tiles of the first screen are a quarter, and another is room for one more language and product, in menu,
    // head and script.
    documentBudget: 20.25,
    scriptBudget: 88.25,
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
    // A kilobyte is its box of documents: ten links, each with format, size and language, and a text to copy. A
    // quarter is room for one more language and product, in menu, head and script.
    documentBudget: 18.75,
    scriptBudget: 92.75,
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
    // A quarter of a kilobyte is what a mark stands for, said before somebody asks for it.
    documentBudget: 17.5,
    scriptBudget: 117.75,
  },
  load: {
    path: "/zaladunek/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "load.breadcrumb.home" }], current: "load.breadcrumb.current" },
    share: { title: "load.heading", text: "load.lead", picture: "hero-yard" },
    describes: "nothing",
    documentBudget: 17.5,
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
  blocks: {
    path: "/klocki/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "blocks.breadcrumb.home" },
        { page: "catalogue", label: "product.breadcrumb.list" },
      ],
      current: "blocks.breadcrumb.current",
    },
    share: { title: "blocks.heading", text: "blocks.lead", picture: "hero-blocks" },
    describes: "blocks",
    documentBudget: 16,
    scriptBudget: 70,
  },
  knowledge: {
    path: "/wiedza/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [{ page: "home", label: "knowledge.breadcrumb.home" }],
      current: "knowledge.breadcrumb.knowledge",
    },
    share: { title: "knowledge.heading", text: "knowledge.lead", picture: "about-stack" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 62,
  },
  marks: {
    path: "/wiedza/oznaczenia/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "knowledge.breadcrumb.home" },
        { page: "knowledge", label: "knowledge.breadcrumb.knowledge" },
      ],
      current: "knowledge.breadcrumb.marks",
    },
    share: { title: "knowledge.marks.heading", text: "knowledge.marks.lead", picture: "about-detail" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 62,
  },
  ispm: {
    path: "/wiedza/ispm-15/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "knowledge.breadcrumb.home" },
        { page: "knowledge", label: "knowledge.breadcrumb.knowledge" },
      ],
      current: "knowledge.breadcrumb.ispm",
    },
    share: { title: "knowledge.ispm.heading", text: "knowledge.ispm.lead", picture: "news-3" },
    describes: "nothing",
    documentBudget: 16,
    scriptBudget: 62,
  },
  glossary: {
    path: "/wiedza/slownik/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "knowledge.breadcrumb.home" },
        { page: "knowledge", label: "knowledge.breadcrumb.knowledge" },
      ],
      current: "knowledge.breadcrumb.glossary",
    },
    share: { title: "knowledge.glossary.heading", text: "knowledge.glossary.lead", picture: "about-stack" },
    describes: "glossary",
    documentBudget: 16,
    scriptBudget: 62,
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

/** A page that is one page, and not one for each product. */
export type PlainRoute = Exclude<Route, "product">;
