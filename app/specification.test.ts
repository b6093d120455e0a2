/** @jest-environment jsdom */
/**
 * Compares the site with the figures of its specification. Later additions may stand beside or behind them.
 */
import { reloadDelay } from "./_client/arrival";
import { menu } from "./_content/menu";
import { news, type NewsArticle, newsPages } from "./_content/news";
import { featured, products } from "./_content/products";
import { formSchema, sentValues } from "./_quote/forms/fields/check";
import { emailLimits, type FormFields, contactFields, orderFields } from "./_quote/forms/fields/tables";
import type { FormTranslator } from "./_quote/forms/form/form-messages";
import { responseLimit } from "./_quote/forms/sending/post";
import { defaultLocale, languages, locales, storageKeys } from "./_i18n/languages";
import { type Route, routes, traitsOf } from "./_i18n/routes";
import { path } from "./_i18n/paths";
import { soon } from "./_content/validity";
import { testCatalog } from "./_i18n/test-translator";
import { producedPallets } from "./_content/company/production";
import { specification } from "./_content/test-specification";

test("R11, R13, R17, R21: routes, anchors, and the headers of their pages", () => {
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

test("R39, R44: every product of the specification is sold; and how many every page names", () => {
  const addressOf = (id: number) => path("pl", { route: "product", id });
  expect(products.map(({ id }) => addressOf(id))).toEqual(
    expect.arrayContaining(specification.products.map(addressOf)),
  );
  expect(featured).toHaveLength(Math.min(specification.featuredProducts, products.length));
});

test("R4, R6: languages, in the order of the menu, and where a choice is kept", () => {
  const all = locales.map((locale) => ({ locale, ...languages[locale] }));
  expect(all.slice(0, specification.languages.length)).toMatchObject(specification.languages);
  expect(defaultLocale).toBe(specification.defaultLanguage);
  expect(storageKeys).toEqual(specification.storageKeys);
});

test("R21, R37, R55, R57, R61, R70: figures", () => {
  const labels = news.map((article: NewsArticle, index) => article.labelFollowsPrevious && index + 1);
  expect({
    newsPages,
    soon,
    reloadDelay,
    responseLimit,
    emailLimits,
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
])("R30: the counter %s", (_, elapsed, made) => {
  const { from, count } = specification.counter;
  expect(producedPallets(Date.parse(from) + elapsed)).toBe(count + made);
});

/** Returns the keys of the sentences about the values of a form, by field. */
function problemsOf(fields: FormFields, values: Record<string, string | boolean>) {
  const t = Object.assign((key: string) => key, { region: "pl-PL" }) as unknown as FormTranslator;
  const { error } = formSchema(fields, { t }).safeParse(sentValues(fields, values));
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
}

test.each([
  ["order", orderFields],
  ["contact", contactFields],
] as const)("R58, R60: the %s form has its fields, and says which of them lack something", (form, fields) => {
  const { required, optional } = specification.fields[form];
  for (const nothing of ["", " \n\t"]) {
    const values = Object.fromEntries(Object.keys(fields).map((name) => [name, nothing]));
    const problems = problemsOf(fields, { ...values, rodoConsent: false });
    expect(problems).toMatchObject(
      Object.fromEntries(required.map((name) => [name, "messages.fieldRequired"])),
    );
    expect(problems.rodoConsent).toBe("messages.consentRequired");
    for (const name of optional) expect(problems).not.toHaveProperty(name);
  }
  expect(Object.keys(fields)).toEqual(expect.arrayContaining([...required, ...optional]));
});

test("R59, R61: an order checks no format but its quantity's, a message that of an e-mail", () => {
  const anything = (fields: FormFields) => ({
    ...Object.fromEntries(Object.keys(fields).map((name) => [name, "no address"])),
    rodoConsent: true,
  });
  expect(problemsOf(orderFields, anything(orderFields))).toEqual({ quantity: "load.numberFault.count" });
  expect(problemsOf(contactFields, anything(contactFields))).toEqual({ user_email: "messages.emailInvalid" });
});

test.each(locales)("R68, R72: the signs of the messages in %s, and what the send step refuses", (locale) => {
  const { messages } = testCatalog(locale);
  for (const [message, sign] of Object.entries(specification.signs))
    expect(messages[message as keyof typeof specification.signs]).toMatch(new RegExp(`^${sign} \\S`));
  expect(messages.sendStep).toEqual(specification.refusals);
});
