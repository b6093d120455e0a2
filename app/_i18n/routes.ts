import type { Row } from "./page-row";

/**
 * The one table of pages, in the order in which they are listed. Besides its row a page has a file below
 * `app/(pl)/`, a re-export below `app/[locale]/`, and words: `meta.{route}` and those its row names. The
 * compiler names what is missing.
 */
export const routes = {
  home: {
    path: "/",
    menuReloads: false,
    languageMenu: true,
    trail: null,
    share: { title: "home.banner.slide1.title", text: "footer.description", picture: "hero-dock" },
    describes: "company",
    documentBudget: 17_400,
    scriptBudget: 90,
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
    documentBudget: 15_900,
    scriptBudget: 96.5,
  },
  news: {
    path: "/aktualnosci/",
    menuReloads: true,
    languageMenu: false,
    trail: { above: [{ page: "home", label: "news.breadcrumb.home" }], current: "news.breadcrumb.current" },
    share: { title: "news.heading", text: "news.lead", picture: "news-4" },
    describes: "news",
    documentBudget: 14_100,
    scriptBudget: 62,
  },
  article: {
    path: "/aktualnosci/{id}/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [
        { page: "home", label: "news.breadcrumb.home" },
        { page: "news", label: "news.breadcrumb.current" },
      ],
      current: "news.breadcrumb.article",
    },
    share: null,
    describes: "article",
    scriptBudget: 62,
  },
  landing: {
    path: "/landing/",
    menuReloads: false,
    languageMenu: true,
    trail: null,
    share: { title: "landing.hero.heading", text: "landing.hero.lead", picture: "hero-line" },
    describes: "contact",
    documentBudget: 15_000,
    scriptBudget: 121.75,
  },
  load: {
    path: "/zaladunek/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "load.breadcrumb.home" }], current: "load.breadcrumb.current" },
    share: { title: "load.heading", text: "load.lead", picture: "hero-dock" },
    describes: "nothing",
    scriptBudget: 91.75,
  },
  size: {
    path: "/na-wymiar/",
    menuReloads: false,
    languageMenu: true,
    trail: { above: [{ page: "home", label: "size.breadcrumb.home" }], current: "size.breadcrumb.current" },
    share: { title: "size.heading", text: "size.lead", picture: "hero-line" },
    describes: "nothing",
    scriptBudget: 91.75,
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
    scriptBudget: 91.75,
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
    scriptBudget: 72,
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
    documentBudget: 14_300,
    scriptBudget: 62,
  },
  companyData: {
    path: "/dane-firmy/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [{ page: "home", label: "companyData.breadcrumb.home" }],
      current: "companyData.breadcrumb.current",
    },
    share: { title: "companyData.heading", text: "companyData.lead", picture: "about-stack" },
    describes: "identity",
    scriptBudget: 62,
  },
  privacy: {
    path: "/prywatnosc/",
    menuReloads: false,
    languageMenu: true,
    trail: {
      above: [{ page: "home", label: "privacy.breadcrumb.home" }],
      current: "privacy.breadcrumb.current",
    },
    share: { title: "privacy.heading", text: "privacy.lead", picture: "about-stack" },
    describes: "nothing",
    scriptBudget: 62,
  },
} as const satisfies Record<string, Row>;

export type Route = keyof typeof routes;

/** A page that is one page, and not one for each product or article. */
export type PlainRoute = Exclude<Route, "product" | "article">;
