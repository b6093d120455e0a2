/**
 * What the specification fixes, as tests compare it with the site. Nothing of the site reads this file, and
 * no test repeats any of these figures: changing one changes what was agreed. Sections are the
 * specification's.
 *
 * What the owner of the site edits is not here, though the specification names what stood there first (prices, days of
 * articles and documents, statistics, rating, years): the tests beside it hold it to rules.
 */
export const specification = {
  /** Section 2: routes, the anchors of the home page, and where the entries of the menu reload the page they lead to. */
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
  /** Sections 4 and 9. */
  languages: [
    { locale: "pl", code: "pl", name: "Polski" },
    { locale: "de", code: "de", name: "Deutsch" },
    { locale: "en", code: "gb-eng", name: "English" },
  ],
  defaultLanguage: "pl",
  storageKeys: ["selectedLanguage", "selectedLanguageName"],
  /** Section 3: the ids of the products, and how many of them are named beside the catalogue. */
  products: [1, 3, 4],
  featuredProducts: 3,
  /** Section 4: which article of the four has a button whose words follow the article before it (R55). */
  oddArticle: 4,
  /** Sections 4 and 9: how many pages of news are named, how high an article opens (CSS pixels), and how fast. */
  news: { pages: 4, height: 600, seconds: 0.4 },
  /** Sections 4 and 9: how many pallets there were at a moment, milliseconds for the next one, and from figure to figure. */
  counter: { from: "2024-01-01T00:00:00+01:00", count: 1_502_313, perPallet: 7000, refresh: 1000 },
  /** Section 4: slides in view from a width on (CSS pixels), and milliseconds for a move. */
  slider: {
    shown: [
      { from: 0, slides: 2 },
      { from: 479, slides: 3 },
      { from: 768, slides: 4 },
    ],
    move: 2000,
  },
  /** Section 4: how many days before its end a document is about to end. */
  endsSoon: 60,
  /** Section 9. Milliseconds; CSS pixels. */
  reloadDelay: 700,
  /** Section 8: how long a visitor waits for an answer. */
  responseLimit: 15_000,
  menuAnimation: 500,
  desktopFrom: 1200,
  /** Section 5: what must be filled in, and what need not. */
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
  /** Section 8: the words of the send step, in every language, and the signs before them. */
  refusals: {
    userIdRequired: "The user ID is required",
    serviceIdRequired: "The service ID is required",
    templateIdRequired: "The template ID is required",
    formElementExpected:
      "The 3rd parameter is expected to be the HTML form element or the style selector of form",
  },
  signs: { invalidForm: "⚠", orderSent: "✅", messageSent: "✅", orderFailed: "❌", messageFailed: "❌" },
} as const;
