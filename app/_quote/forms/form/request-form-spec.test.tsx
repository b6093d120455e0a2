/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";

import { type Locale, locales } from "../../../_i18n/languages";
import { inLanguage } from "../../../_i18n/test-page";
import { useRequestFormSpec } from "./request-form-spec";

const own = {
  ...{
    headingId: "h",
    draft: "d",
    afterSending: "home",
    emailSubject: "s",
    templateId: "t",
    email: "a@b.example",
  },
  ...{ fields: [], wordOf: () => "", quote: { field: "message" } },
} as unknown as Parameters<typeof useRequestFormSpec>[1];

const specOf = (locale: Locale) =>
  renderHook(() => useRequestFormSpec("contactForm", own), {
    wrapper: ({ children }) => inLanguage(locale, children),
  }).result.current;

test.each(locales)("the addresses that a form opens are in the page's language: %s", (locale) => {
  const { home, quote, draft } = specOf(locale);
  const prefix = locale === "pl" ? "/" : `/${locale}/`;
  // A message links its quote list. The author of the message opens that page.
  expect([home, quote.page]).toEqual([prefix, `${prefix}landing/`]);
  expect(quote.textsAddress).toBe(`/assets/quote/${locale}.json`);
  expect(draft).toBe(own.draft);
});
