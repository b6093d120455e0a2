import { pages } from "../../_content/pages";
import { settings } from "../../_settings/settings";
import { defaultLocale, type Locale, locales } from "../../_i18n/languages";
import { pageMetadata } from "./metadata";
import { testTranslator } from "../../_i18n/test-translator";

let mockLocale: Locale = defaultLocale;
jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve(mockLocale),
  getTranslations: (requested?: string | { locale: Locale }) => {
    const t = testTranslator(typeof requested === "object" ? requested.locale : mockLocale);
    return Promise.resolve(
      typeof requested === "string" ? (key: string) => t(`${requested}.${key}` as never) : t,
    );
  },
}));
jest.mock("../../_i18n/site-url", () => ({ absolute: (path: string) => `https://silvapal.example${path}` }));

const every = locales.flatMap((locale) => pages.map((page) => ({ locale, page })));

test("titles, descriptions and pictures differ, and the words fit into a search result", async () => {
  const all = [];
  // Sequentially: the mock holds one locale at a time.
  for (const { locale, page } of every) {
    mockLocale = locale;
    all.push(await pageMetadata(page));
  }
  for (const { title, description } of all) {
    expect(title).toMatch(/^.{10,60}$/);
    expect(description).toMatch(/^.{120,155}$/);
  }
  expect(new Set(all.map(({ title }) => title)).size).toBe(every.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(every.length);
  expect(new Set(all.map(({ openGraph }) => JSON.stringify(openGraph?.images, ["url"]))).size).toBe(
    every.length,
  );
});

test("a product or article there is none of has no head", async () => {
  await expect(pageMetadata({ route: "article", id: "none" })).rejects.toThrow("There is no article none.");
  await expect(pageMetadata({ route: "product", id: -1 })).rejects.toThrow("There is no product -1.");
});

test.each([true, false])("a preview (%s) may not be indexed, the site may", async (isPreview) => {
  const before = settings.isPreview;
  Object.assign(settings, { isPreview });
  expect((await pageMetadata("home")).robots).toEqual(
    isPreview ? { index: false, follow: false } : undefined,
  );
  Object.assign(settings, { isPreview: before });
});
