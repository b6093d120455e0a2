import type { Certificate } from "../../_content/company/certificates";
import { type Day, dayAfter } from "../../_content/validity/day";
import { certificationData } from "./certification-data";

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
