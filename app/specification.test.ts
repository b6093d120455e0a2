/** @jest-environment jsdom */
/**
 * Compares the site with the figures of its specification. Later additions may stand beside or behind them.
 */
import { reloadDelay } from "./_client/arrival";
import { menu } from "./_content/menu";
import { news, type NewsArticle, newsPages } from "./_content/news";
import { featured, products } from "./_content/products";
import { redirects } from "./_content/redirects";
import { emailLimits, formSchema } from "./_quote/forms/fields/rules";
import { responseLimit } from "./_quote/forms/sending/submission";
import { defaultLocale, languages, locales, storageKeys } from "./_i18n/languages";
import { type Route, routes, traitsOf } from "./_i18n/routes";
import { path } from "./_i18n/paths";
import { soon } from "./_content/validity/state";
import { testCatalog } from "./_i18n/test-translator";
import { producedPallets } from "./_content/company/production";
import { contactFields } from "./_sections/landing/contact-fields";
import { orderFields } from "./_sections/product/order-fields";
import { specification } from "./_content/test-specification";

test("2: routes, anchors, and the headers of their pages", () => {
  const specified = Object.entries(specification.paths) as [Route, string][];
  for (const [route, path] of specified) expect([route, routes[route].path]).toEqual([route, path]);
  const where = (is: (route: Route) => boolean) =>
    specified
      .map(([route]) => route)
      .filter(is)
      .sort();
  expect(where((route) => traitsOf(route).menuReloads)).toEqual([...specification.reloadingMenus].sort());
  expect(where((route) => !traitsOf(route).languageMenu)).toEqual(specification.withoutLanguageMenu);
  expect(menu.filter(({ page }) => page === "home").map(({ anchor }) => anchor)).toEqual(
    specification.anchors,
  );
});

test("3: every product is sold, or its address leads on; and how many every page names", () => {
  const addressOf = (id: number) => path("pl", { route: "product", id });
  const kept = [...products.map(({ id }) => addressOf(id)), ...redirects.map(({ from }) => from)];
  expect(kept).toEqual(expect.arrayContaining(specification.products.map(addressOf)));
  expect(featured).toHaveLength(Math.min(specification.featuredProducts, products.length));
});

test("4, 9: languages, in the order of the menu, and where a choice is kept", () => {
  const all = locales.map((locale) => ({ locale, ...languages[locale] }));
  expect(all.slice(0, specification.languages.length)).toMatchObject(specification.languages);
  expect(defaultLocale).toBe(specification.defaultLanguage);
  expect(storageKeys).toEqual(specification.storageKeys);
});

test("2, 4, 5, 8, 9: figures", () => {
  const labels = news.map((article: NewsArticle, index) => article.labelFollowsPrevious && index + 1);
  expect({
    ...{ newsPages, soon, reloadDelay, responseLimit, emailLimits },
    articlesAfterOthers: labels.filter(Boolean),
  }).toEqual({
    newsPages: specification.news.pages,
    soon: specification.endsSoon,
    reloadDelay: specification.reloadDelay,
    responseLimit: specification.responseLimit,
    emailLimits: specification.emailLimits,
    articlesAfterOthers: [specification.oddArticle],
  });
});

const day = 24 * 60 * 60 * 1000;

test.each([
  ["at the start", 0, 0],
  ["just before the first pallet", specification.counter.perPallet - 1, 0],
  ["with the first pallet", specification.counter.perPallet, 1],
  ["after a day", day, Math.floor(day / specification.counter.perPallet)],
  ["before the start, rounded down", -1, -1],
])("4, 9: the counter %s", (_, elapsed, made) => {
  const { from, count } = specification.counter;
  expect(producedPallets(Date.parse(from) + elapsed)).toBe(count + made);
});

test.each([
  ["order", orderFields],
  ["contact", contactFields],
] as const)("5: the %s form has its fields, and says which of them lack something", (form, fields) => {
  const { required, optional } = specification.fields[form];
  for (const nothing of ["", " \n\t"]) {
    const values = Object.fromEntries(fields.map(({ name }) => [name, nothing]));
    const { error } = formSchema(fields, "rodoConsent").safeParse({ ...values, rodoConsent: false });
    const missing = error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(missing).toEqual(expect.arrayContaining(required.map((name) => [name, "fieldRequired"])));
    expect(missing).toContainEqual(["rodoConsent", "consentRequired"]);
    for (const name of optional) expect(missing).not.toContainEqual([name, expect.anything()]);
  }
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...required, ...optional]));
});

test("5: an order checks no format, a message that of an e-mail", () => {
  const anything = (fields: readonly { name: string; kind: string }[]) => ({
    ...Object.fromEntries(fields.map(({ name, kind }) => [name, kind === "number" ? "1" : "no address"])),
    rodoConsent: true,
  });
  expect(formSchema(orderFields, "rodoConsent").safeParse(anything(orderFields)).success).toBe(true);
  const { error } = formSchema(contactFields, "rodoConsent").safeParse(anything(contactFields));
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["user_email", "emailInvalid"],
  ]);
});

test.each(locales)("8: the signs of the messages in %s, and what the send step refuses", (locale) => {
  const { messages } = testCatalog(locale);
  for (const [message, sign] of Object.entries(specification.signs))
    expect(messages[message as keyof typeof specification.signs]).toMatch(new RegExp(`^${sign} \\S`));
  expect(messages.sendStep).toEqual(specification.refusals);
});
