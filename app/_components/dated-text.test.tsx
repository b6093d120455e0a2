/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { tenseDays } from "../_content/knowledge/statements";
import { type Day, dayAfter } from "../_content/validity/day";
import { locales } from "../_i18n/languages";
import { inLanguage } from "../_i18n/test-page";
import { showToday } from "../_lib/show-today";
import { DatedText } from "./dated-text";

const texts = Object.keys(tenseDays) as (keyof typeof tenseDays)[];

describe.each(locales)("in %s", (locale) => {
  test.each(texts)("%s has its tense of the day, built that day or long before", (text) => {
    const day = tenseDays[text];
    const built = (today: Day) =>
      render(inLanguage(locale, <DatedText text={text} today={today} />)).container.textContent;
    const [before, after] = [built(dayAfter(day, -1)), built(day)];
    expect(before).not.toBe(after);
    expect(built("2099-01-01")).toBe(after);

    document.body.innerHTML = "";
    expect(built("2026-11-01")).toBe(before);
    // Midnight in Poland, in winter and in summer.
    const midnight = Date.parse(`${day}T00:00:00+0${new Date(day).getUTCMonth() === 7 ? 2 : 1}:00`);
    for (const [moment, shown] of [
      [midnight - 1, before],
      [midnight, after],
    ] as const) {
      showToday(document, moment);
      expect(document.body.textContent).toBe(shown);
    }
  });
});
