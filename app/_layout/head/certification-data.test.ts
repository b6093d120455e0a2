import { type Certificate, certificates } from "../../_content/company/certificates";
import { dayAfter } from "../../_content/validity/day";
import { locales } from "../../_i18n/languages";
import { testTranslator } from "../../_i18n/test-translator";
import { certificationData } from "./certification-data";

const [{ key }] = certificates;
const period = { from: "2031-02-01", until: "2031-09-30" } as const;
const planted = [
  { key, kind: "general", file: "/certificates/planted.svg", ...period },
  { key, kind: "general", file: "/certificates/dated.svg", issued: [period.from] },
] satisfies (Certificate & { key: string })[];

describe.each(locales)("in %s", (locale) => {
  const data = (day: Parameters<typeof certificationData>[1]) =>
    certificationData({ locale, t: testTranslator(locale) }, day, planted);

  test.each([dayAfter(period.from, -1), dayAfter(period.until)])("on %s no document is claimed", (day) =>
    expect(data(day)).toEqual([]),
  );

  test.each([period.from, period.until])(
    "on %s the valid document is claimed, with its first and last day",
    (day) => {
      expect(data(day)).toEqual([
        expect.objectContaining({
          "@type": "Certification",
          name: testTranslator(locale)(`home.certificates.${key}.title`),
          validFrom: period.from,
          expires: period.until,
          certificationStatus: "https://schema.org/CertificationActive",
          url: expect.stringMatching(/^https?:\/\/[^/]+\/certificates\/planted\.svg$/) as string,
        }),
      ]);
    },
  );
});

test("a document in a public register has the register's address, and its standard as subject", () => {
  const register = "https://register.example/1";
  const [data] = certificationData({ locale: "en", t: testTranslator("en") }, period.from, [
    { ...planted[0], register, scope: "ISPM 15" },
  ] as Parameters<typeof certificationData>[2]);
  expect(data).toMatchObject({ url: register, about: { name: "ISPM 15" } });
});
