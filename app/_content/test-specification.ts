/**
 * Figures of the specification, for tests. The site does not import this file, and no other test repeats a
 * figure: a change here changes the agreement. Numbers are those of docs/requirements.md.
 *
 * Facts that the owner edits are not included (prices, dates, statistics, rating, years). Tests beside the
 * facts check them by rules.
 */
export const specification = {
  /** R11, R13, R17, R21: routes, anchors of the home page, and pages whose menu links cause a reload. */
  paths: {
    home: "/",
    landing: "/landing/",
    news: "/aktualnosci/",
    catalogue: "/product-list/",
    product: "/products/{id}/",
  },
  anchors: ["home", "about", "company", "offer", "certify", "rekom", "contact"],
  reloadingMenus: ["catalogue", "product", "news"],
  withoutLanguageMenu: ["news"],
  /** R4, R6. */
  languages: [
    { locale: "pl", code: "pl", name: "Polski" },
    { locale: "de", code: "de", name: "Deutsch" },
    { locale: "en", code: "gb-eng", name: "English" },
  ],
  defaultLanguage: "pl",
  storageKeys: ["selectedLanguage", "selectedLanguageName"],
  /** R39, R44: product ids, and the number of products named beside the catalogue. */
  products: [1, 3, 4],
  featuredProducts: 3,
  /** R55: the article whose button label follows the previous article. */
  oddArticle: 4,
  /**
   * R56, R57: number of news pages, height of an open article (CSS pixels), and duration of opening
   * (s).
   */
  news: { pages: 4, height: 600, seconds: 0.4 },
  /** R30, R31: pallets at a moment, milliseconds per pallet, and refresh interval (ms). */
  counter: { from: "2024-01-01T00:00:00+01:00", count: 1_502_313, perPallet: 7000, refresh: 1000 },
  /** R33: visible slides by minimum width (CSS pixels), and duration of a move (ms). */
  slider: {
    shown: [
      { from: 0, slides: 2 },
      { from: 479, slides: 3 },
      { from: 768, slides: 4 },
    ],
    move: 2000,
  },
  /** R37: days before its last day in which a document "ends soon". */
  endsSoon: 60,
  /** R21, in milliseconds. */
  reloadDelay: 700,
  /** R70: timeout of a submission, in milliseconds. */
  responseLimit: 15_000,
  menuAnimation: 500,
  desktopFrom: 1200,
  /** R58, R60: required and optional fields. */
  fields: {
    order: {
      required: ["quantity", "productName", "name", "phoneNumber", "email", "companyName", "message"],
      optional: [],
    },
    contact: {
      required: ["user_name", "user_surname", "user_email", "message"],
      optional: ["user_phone", "user_amount"],
    },
  },
  emailLimits: { total: 254, beforeAt: 64 },
  /** R68, R72: messages of the send step, the same in every language, and their signs. */
  refusals: {
    userIdRequired: "The user ID is required",
    serviceIdRequired: "The service ID is required",
    templateIdRequired: "The template ID is required",
    formElementExpected:
      "The 3rd parameter is expected to be the HTML form element or the style selector of form",
  },
  signs: { invalidForm: "⚠", orderSent: "✅", messageSent: "✅", orderFailed: "❌", messageFailed: "❌" },
} as const;
