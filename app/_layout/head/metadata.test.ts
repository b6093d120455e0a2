import { pages } from "../../_content/pages";
import { settings } from "../../_settings/settings";
import { defaultLocale, languages, type Locale, locales } from "../../_i18n/languages";
import { pageMetadata } from "./metadata";
import { path } from "../../_i18n/paths";
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

async function head({ locale, page }: (typeof every)[number]) {
  mockLocale = locale;
  return pageMetadata(page);
}

/** Runs sequentially: the mock holds one locale at a time. */
async function heads(all: typeof every) {
  const found = [];
  for (const each of all) found.push(await head(each));
  return found;
}

test("titles, descriptions and pictures differ, and the words fit into a search result", async () => {
  const all = await heads(every);
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

test.each(every)(
  "$locale $page: every address is absolute, ends as it should, and is told once",
  async (each) => {
    const { alternates, openGraph } = await head(each);
    expect(alternates?.canonical).toBe(`https://silvapal.example${path(each.locale, each.page)}`);
    expect(alternates?.canonical).toMatch(/\/$/);
    expect(openGraph).toMatchObject({ url: alternates?.canonical });
    const picture = expect.objectContaining({
      url: expect.stringMatching(
        new RegExp(`^https://silvapal\\.example/share/[\\w-]+-${each.locale}\\.png$`),
      ),
    });
    expect(openGraph?.images).toEqual([picture]);
  },
);

test.each(pages)("%j names its alternate pages the same way in every language", async (page) => {
  const all = await heads(locales.map((locale) => ({ locale, page })));
  const own = locales.map((locale, at) => [languages[locale].tag, all[at]?.alternates?.canonical]);
  for (const { alternates } of all)
    expect(alternates?.languages).toEqual(Object.fromEntries([...own, ["x-default", own[0]?.[1]]]));
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
