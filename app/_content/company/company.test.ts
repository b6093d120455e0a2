import { existsSync } from "node:fs";

import { locales } from "../../_i18n/languages";
import { testCatalog } from "../../_i18n/test-translator";
import { type Dates, daysOf } from "../validity/state";
import { certificates } from "./certificates";
import { company, phoneLink, rating } from "./company";

const numbers = [company.mainPhone, ...company.otherPhones.map(({ number }) => number)];

test.each(numbers)(
  "%s can be dialled from anywhere (RFC 3966), and no other number is the same",
  (number) => {
    expect(phoneLink(number)).toMatch(/^tel:\+\d{7,15}$/);
    expect(numbers.filter((each) => phoneLink(each) === phoneLink(number))).toHaveLength(1);
  },
);

test.each(["+48\u00a0600\u202f000\u00a0000", "+48 (600)\u2060 000.000", "+48 600-000-000"])(
  "%j is dialled as the same number with any spaces and separators",
  (number) => expect(phoneLink(number)).toBe("tel:+48600000000"),
);

test("mailboxes are different ones, the register is reached over HTTPS, and the year is one", () => {
  const mailboxes = Object.values(company.emails);
  expect(new Set(mailboxes).size).toBe(mailboxes.length);
  for (const mailbox of mailboxes) expect(mailbox).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
  expect(new URL(company.registry).protocol).toBe("https:");
  expect(company.copyrightYear).toMatch(/^\d{4}$/);
});

test("documents have keys of their own, files that are there, and days that are, in their order", () => {
  expect(new Set(certificates.map(({ key }) => key)).size).toBe(certificates.length);
  for (const certificate of certificates) {
    expect([certificate.file, existsSync(`public${certificate.file}`)]).toEqual([certificate.file, true]);
    for (const day of daysOf(certificate)) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    const { from, until }: Dates = certificate;
    if (from && until) expect([from, until]).toEqual([from, until].sort());
  }
});

test("statistics are the same figures in every language", () => {
  const figures = locales.map((locale) =>
    Object.values(testCatalog(locale).home.company.statistics).flatMap((each) =>
      typeof each === "string" ? [] : [each.value],
    ),
  );
  expect(figures[0]?.length).toBeGreaterThan(0);
  for (const each of figures) expect(each).toEqual(figures[0]);
});

test("the rating is at most the best value, and has no more stars than its value", () => {
  expect(rating.value).toBeLessThanOrEqual(rating.best);
  expect(rating.stars).toBe(Math.floor(rating.value));
});

test.each(locales)("the words of the rating in %s say the same figures", (locale) => {
  const texts = testCatalog(locale).product.rating;
  const figures = [rating.value, rating.best].map((figure) =>
    figure.toLocaleString(locale, { minimumFractionDigits: 1 }),
  );
  for (const text of [texts.text, texts.ariaLabel]) expect(text.match(/\d[.,]\d/g)).toEqual(figures);
});
