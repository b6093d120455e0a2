/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { IntlProvider } from "next-intl";

import { sizeFields } from "../../_tools/size/size-fields";
import { locales } from "../../_i18n/languages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { plainText } from "../../_i18n/plain-text";
import { SizePage } from "./size-page";

/** No-break spaces and invisible characters. */
const notPlain = /[\u00a0\u00ad\u2007\u200b\u202f\u2060\ufeff]/;

test.each(locales)(
  "without JavaScript, the questions of an enquiry are listed and in an e-mail link (%s)",
  (locale) => {
    const { container } = render(
      <IntlProvider locale={locale} messages={compiledCatalog(locale)} timeZone="UTC">
        <SizePage />
      </IntlProvider>,
    );
    const questions = [...container.querySelectorAll(".size-page__checklist li")].map(
      (each) => each.textContent,
    );
    // All fields except the initial pallet and the number, and the postcode and the frequency of an order.
    expect(questions).toHaveLength(Object.keys(sizeFields).length - 2 + 2);
    const mail = container.querySelector<HTMLAnchorElement>('.size-page__checklist a[href^="mailto:"]');
    // The German and Polish texts have word joiners and no-break spaces.
    if (locale !== "en") expect(questions.join()).toMatch(notPlain);
    expect(decodeURIComponent(mail?.href ?? "")).not.toMatch(notPlain);
    const body = new URL(mail?.href ?? "").searchParams.get("body") ?? "";
    expect(body.split("\r\n").map((line) => line.replace(/: $/, ""))).toEqual(questions.map(plainText));
  },
);
