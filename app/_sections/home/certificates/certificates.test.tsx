/** @jest-environment jsdom */
import { IntlProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";

import { certificates } from "../../../_content/company/certificates";
import { type Day, dayAfter, writtenDay, type State } from "../../../_content/validity";
import { languages, locales } from "../../../_i18n/languages";
import { testCatalog } from "../../../_i18n/test-translator";
import { showToday } from "../../../_lib/show-today";
import { Ledger } from "./certificates";
import { type Document, Lightbox } from "./lightbox";

const [one, two, three] = ([0, 1, 2] as const).map((index): Document => ({
  key: certificates[index].key,
  file: "/certificates/planted.webp",
  kind: "general",
})) as [Document, Document, Document];
const period = { from: "2031-02-01", until: "2031-12-15" } as const;
const planted: Document[] = [
  { ...one, issued: ["2029-05-06"] },
  { ...two, ...period },
  { ...three, from: "2031-12-16", until: "2032-02-29" },
];

function build(locale: (typeof locales)[number], today: Day, documents = planted) {
  document.body.innerHTML = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={testCatalog(locale)} timeZone="UTC">
      <Ledger documents={documents} today={today} />
      <Lightbox documents={documents} today={today} />
    </IntlProvider>,
  );
}

/** Returns the state of every document in its row and in the gallery. */
const reported = () =>
  planted.map(({ key }) =>
    [document.querySelector(`[data-dialog=${key}]`)?.parentElement, document.getElementById(key)].map(
      (element) => {
        const state = element?.querySelector<HTMLElement>("[data-state]");
        return [state?.dataset.state, state?.textContent];
      },
    ),
  );

const days = [
  dayAfter(period.from, -1),
  period.from,
  "2031-10-15",
  "2031-10-16",
  "2031-11-02",
  dayAfter(period.until, -1),
  period.until,
  dayAfter(period.until),
] as const;

describe.each(locales)("in %s", (locale) => {
  test("an older page shows on any later day the same state as a page built that day, with a text for each state", () => {
    const expected = days.map((day) => {
      build(locale, day);
      return reported();
    });
    build(locale, days[0]);
    for (const [index, day] of days.entries()) {
      // Noon in Poland is the same day in Tokyo and in Los Angeles.
      showToday(document, Date.parse(`${day}T11:00:00Z`));
      expect(reported()).toEqual(expected[index]);
    }
    const texts = new Map(expected.map((states) => states[1]?.[0] as [State, string]));
    expect([...texts.keys()]).toEqual(["planned", "valid", "endsSoon", "expired"]);
    expect(new Set(texts.values()).size).toBe(texts.size);
    texts.delete("expired");
    for (const [state, text] of texts)
      expect(text).toContain(
        writtenDay(state === "planned" ? period.from : period.until, languages[locale].region),
      );
  });

  test("every document states its subject, and its validity only if that is known", () => {
    build(locale, period.from);
    const { confirms } = testCatalog(locale).home.certificates;
    expect(
      [...document.querySelectorAll(".ledger__row > :nth-child(2)")].map((scope) =>
        Object.values(confirms).some((text) => scope.textContent.startsWith(text)),
      ),
    ).toEqual([true, true, true]);
    expect(reported()[0]).toEqual(Array(2).fill([undefined, undefined]));
  });
});

test("the newest document comes first, expired ones last, and the gallery has the same order", () => {
  const keysOf = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
  for (const [day, order] of [
    [period.until, [three.key, two.key, one.key]],
    [dayAfter(period.until), [three.key, one.key, two.key]],
  ] as const) {
    build("pl", day);
    expect(keysOf("[data-dialog]", "data-dialog")).toEqual(order);
    expect(keysOf("figure", "id")).toEqual(order);
  }
});

test("a standard and a register are named only if they are known", () => {
  build("en", period.from, [
    { ...two, ...period, scope: "ISPM 15", register: "https://register.example/1" },
    one,
  ]);
  expect(document.querySelectorAll('a[href="https://register.example/1"]')).toHaveLength(1);
  expect(
    [...document.querySelectorAll("li p")].filter(({ textContent }) => textContent.includes(", ISPM 15")),
  ).toHaveLength(1);
});

test("only a scan is shown, and can be enlarged", () => {
  const drawn = { ...one, file: "/certificates/planted.svg" } as const;
  build("pl", period.from, [drawn, two]);
  expect(document.querySelectorAll(".ledger__name")).toHaveLength(2);
  expect([...document.querySelectorAll("figure, [data-dialog], img")].map(({ tagName }) => tagName)).toEqual([
    "A",
    "IMG",
    "FIGURE",
    "IMG",
  ]);
  build("pl", period.from, [drawn]);
  expect(document.querySelector("dialog, a[data-dialog]")).toBeNull();
});
