import { company } from "../../_content/company/company";
import { news } from "../../_content/news";
import { products } from "../../_content/products";
import { locales } from "../../_i18n/languages";
import type { Page } from "../../_i18n/paths";
import { testTranslator } from "../../_i18n/test-translator";
import { pageUrl } from "./addresses";
import { pageData } from "./page-data";
import type { Certificate } from "../../_content/company/certificates";
import { type Day, dayAfter } from "../../_content/validity";
import { certificationData } from "./company-data";

const trail = { "@type": "BreadcrumbList" };

// `e2e/site/every-page/head.ts` tests the rules for the data of every page.
describe.each(locales)("in %s", (locale) => {
  const t = testTranslator(locale);
  const listOf = (elements: readonly { name: string; page: Page }[]) => ({
    "@type": "ItemList",
    itemListElement: elements.map(({ name, page }) => ({ name, url: pageUrl(locale, page) })),
  });
  const offered = products.map(({ id, name, geometry }) => ({
    name: t(name),
    page: { route: "product", id } as const,
    geometry,
  }));
  const articles = news.map(({ key, id, day }) => ({
    name: t(`news.articles.${key}.title`),
    page: { route: "article", id } as const,
    day,
  }));
  const business = {
    "@type": "LocalBusiness",
    name: company.name,
    address: { streetAddress: company.addresses[0].street, addressCountry: company.addresses[0].country },
    telephone: company.mainPhone,
    image: expect.any(String) as string,
  };
  const publisher = { "@id": expect.stringContaining("#organization") as string };

  test.each<[Page, object[]]>([
    [{ route: "home" }, [business, { "@type": "WebSite", publisher }]],
    [{ route: "catalogue" }, [trail, listOf(offered)]],
    [{ route: "news" }, [trail, listOf(articles)]],
    ...offered.map(({ name, page, geometry }): [Page, object[]] => [
      page,
      [trail, { "@type": "Product", name, width: { value: geometry.length, unitCode: "MMT" } }],
    ]),
    ...articles.map(({ name, page, day }): [Page, object[]] => [
      page,
      [trail, { "@type": "Article", headline: name, datePublished: day, author: { name: company.name } }],
    ]),
  ])("%j states its subject", (page, nodes) => {
    expect(pageData({ locale, t }, page)).toMatchObject({ "@graph": nodes });
  });
});

const key = "general" as never;
const period = { from: "2031-02-01", until: "2031-09-30" } as const;
const register = "https://register.example/1";
const planted: readonly (Certificate & { key: never })[] = [
  { key, kind: "general", file: "/certificates/planted.svg", ...period },
  { key, kind: "general", file: "/certificates/dated.svg", issued: [period.from] },
  { key, kind: "general", file: "/certificates/listed.svg", ...period, register, scope: "ISPM 15" },
];
const t = (name: string) => name;
const on = (day: Day) => certificationData({ locale: "en", t: t as never }, day, planted);

test("before its first and after its last day no document is claimed", () => {
  expect([dayAfter(period.from, -1), dayAfter(period.until)].map(on)).toEqual([[], []]);
});

test.each([period.from, period.until])("on %s valid documents are claimed, with their days", (day) => {
  const claimed = {
    "@type": "Certification",
    name: "home.certificates.general.title",
    validFrom: period.from,
    expires: period.until,
    certificationStatus: "https://schema.org/CertificationActive",
  };
  const url = expect.stringMatching(/^https?:\/\/[^/]+\/certificates\/planted\.svg$/) as string;
  expect(on(day)).toMatchObject([
    { ...claimed, url },
    { ...claimed, url: register, about: { name: "ISPM 15" } },
  ]);
});
