/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";

import { products } from "../_content/products";
import { tools } from "../_content/tools";
import { vehicles } from "../_content/vehicles";
import { faultOf } from "../_fields/fault";
import type { Texts } from "../_fields/field";
import { readWith } from "../_fields/read-fields";
import { testTranslator } from "../_i18n/test-translator";
import { randomNumbers } from "../_lib/test-random";
import { addFrameLink } from "../_lib/test-tool";
import { decode } from "../_quote/line/decode";
import { encode } from "../_quote/line/code";
import { frameAction } from "../_quote/tab/frame-action";
import { addedLines, addLink } from "../_quote/tab/test-added";
import type { AnyTool } from "./kit/tool";
import { answersOf, islandOf, propsOf } from "./kit/test-island";
import { grouped, type Range, ranges, splitting, textsFor, freeTexts } from "./test-ranges";
import { toolAt } from "./tools";

const known = {
  products: products.map(({ id }) => id),
  vehicles: vehicles.map(({ id }) => id),
  documents: [],
};

/** Texts with which every tool has a line, and every field is asked for. */
const asked: Texts = {
  pallet: "own",
  pallet2: "own",
  pallet3: "own",
  pallet4: "own",
  offer: "o",
  support: "r",
  pieces: "5",
  pieces2: "5",
  pieces3: "5",
  pieces4: "5",
};

/** Files of the islands of tools, by the islands' names. */
const islands = new Map(
  readdirSync("app/_tools", { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const name = /([\w-]+)\.client\.tsx$/.exec(file)?.[1];
    return name ? [[name, file]] : [];
  }),
);

const computing = tools.flatMap((row) => {
  const tool = toolAt(row.route);
  return tool ? [{ ...row, tool }] : [];
});

test("every tool that computes has an island, and every island of a tool its row", () => {
  expect(computing.map(({ island }) => island).sort()).toEqual([...islands.keys()].sort());
});

test("no two fields of a tool have the same letter", () => {
  for (const { tool } of computing) {
    const letters = Object.values(tool.fields).map(({ letter }) => letter);
    expect(letters).toEqual([...new Set(letters)]);
  }
});

const en = testTranslator("en");
/** A tool's number fields with their ranges; of repeated rows also those of the last kind. */
const numbersOf = (tool: AnyTool) =>
  Object.entries(tool.fields).flatMap(([name, { kind }]) => {
    const [, row = "", end] = /^(.*?)(\d?)$/.exec(name) ?? [];
    const range = ranges[tool.id]?.[row];
    return kind.type === "number" && (!end || end === "4") ? [{ name, range: range as Range }] : [];
  });

describe.each(computing)("the tool $route", ({ tool, island = "" }) => {
  const answerTo = answersOf(tool, "en");
  const props = propsOf(tool, "en");
  const allAsked = Object.fromEntries(Object.entries(asked).filter(([name]) => tool.fields[name]));
  const open = async (search: string) => {
    document.body.replaceChildren();
    // The file exports only the island.
    const [of] = Object.values((await import(`./${islands.get(island)}`)) as object);
    await islandOf(tool, of, { planner: "/", roles: "/", metres: "/" })(search, "en");
    return document.querySelector("[role=group]") as HTMLElement;
  };
  const numbers = numbersOf(tool);

  test("every number field has a range in the list above", () => {
    const rows = numbers.flatMap(({ name }) => (/\d$/.test(name) ? [] : [name]));
    expect(rows.sort()).toEqual(Object.keys(ranges[tool.id] ?? {}).sort());
  });

  test.each(numbers)("$name means what is typed, or says why not", ({ name, range }) => {
    const [figure, least, most, optional] = range;
    const limits = { least: grouped(least), most: grouped(most), longest: 60 };
    for (const [text, value] of [...textsFor(range), ...(optional ? [["", undefined] as const] : [])]) {
      const { values, refused } = readWith(tool.fields, { ...allAsked, [name]: text });
      const row = tool.fields[name];
      const sentence = row && refused.includes(name) ? faultOf(row, text, props) : undefined;
      const isGood = value !== undefined || text === "";
      expect([text, values[name], sentence]).toEqual([
        text,
        value,
        isGood ? undefined : en(`load.numberFault.${figure}`, limits),
      ]);
    }
  });

  test.each(numbers)("passes both ends of $name to the quote list unchanged, or says why not", (field) => {
    const [, ...limits] = field.range;
    for (const figure of limits.slice(0, 2)) {
      const { answer } = answerTo({ ...allAsked, [field.name]: String(figure) });
      const { lines, partly } = decode(encode(answer.lines), known);
      expect([lines, partly]).toEqual([answer.lines, false]);
      // Nothing that was typed goes without a word.
      if (answer.lines.length) expect(answer.lines).toHaveLength(answerTo(allAsked).answer.lines.length);
      // No field is to be corrected, unless the tool names one.
      if (!answer.lines.length && !Object.keys(answer.faults ?? {}).length)
        expect(answer.faulty).not.toBe(en("load.faulty"));
    }
  });

  test("an unknown choice counts as the usual one, and says so", async () => {
    const choices = Object.entries(tool.fields).filter(([, { kind }]) => kind.type === "choice");
    const query = new URLSearchParams(choices.map(([, { letter }]) => [letter, "?"]));
    const shown = await open(`?${query.toString()}`);
    const { values, refused } = readWith(
      tool.fields,
      Object.fromEntries(choices.map(([name]) => [name, "?"])),
    );
    for (const [name, { usual }] of choices) expect([name, values[name]]).toEqual([name, usual]);
    expect(refused).toEqual([]);
    const controls = choices.filter(([name]) => shown.querySelector(`[name="${tool.id}-${name}"]`));
    expect(controls.length).toBeGreaterThan(0);
    for (const [name] of controls) {
      const chosen = shown.querySelector<HTMLSelectElement | HTMLInputElement>(
        `select[name="${tool.id}-${name}"], [name="${tool.id}-${name}"]:checked`,
      );
      expect([name, chosen?.value]).toEqual([name, readWith(tool.fields, {}).texts[name]]);
      const problem = document.getElementById(`${tool.id}-${name}-problem`)?.textContent;
      expect([name, problem]).toEqual([name, expect.stringMatching(/./)]);
    }
  });

  test("a walk through any addresses ends in the HTML of a fresh tool at the last one", async () => {
    const random = randomNumbers(7);
    const oneOf = <Each,>(all: readonly Each[]) => all[Math.floor(random() * all.length)] as Each;
    const address = () => {
      const query = new URLSearchParams();
      for (const [name, { letter, kind }] of Object.entries(tool.fields)) {
        if (random() < 0.5) continue;
        const range = kind.type === "number" ? kind.range : [0, 1];
        const texts =
          kind.type === "choice" ? kind.choices.map(([text]) => text) : [...range.map(String), "GB"];
        query.set(letter, oneOf([...texts, ...texts, ...texts, name]));
      }
      return `?${query.toString()}`;
    };
    /** Disclosures open by themselves, and stay open. */
    const htmlOf = (element: Element) =>
      element.outerHTML.replaceAll(/<details([^>]*) open=""/g, "<details$1");
    for (let walk = 0; walk < 3; walk++) {
      const last = address();
      const walked = await open(address());
      for (const search of [address(), address(), last]) {
        history.pushState(null, "", `/${search}`);
        act(() => void dispatchEvent(new PopStateEvent("popstate")));
      }
      const html = htmlOf(walked);
      const fresh = htmlOf(await open(last));
      expect(fresh.split(/(?=<)/)).toEqual(html.split(/(?=<)/));
    }
  });

  const letterOf = (name: string) => tool.fields[name]?.letter ?? "";
  const control = (name: string) => document.getElementById(`${tool.id}-${name}`) as HTMLInputElement;
  const textsNow = (names: readonly string[]) => names.map((name) => control(name).value);
  test("three sides are split at a paste, or when their field is left, and come back", async () => {
    // Of several kinds the first and the last.
    const shown = Object.entries(allAsked).filter(([name]) => !/[23]$/.test(name));
    const query = shown.map(([name, text]) => [letterOf(name), text]);
    await open(`?${new URLSearchParams(query).toString()}`);
    const back = () => screen.queryByRole("button", { name: en("load.sidesBack") });
    const taking = splitting(tool.id).flatMap((names) => names.map((name) => ({ name, names })));
    expect(Object.keys(tool.fields).filter((name) => tool.fields[name]?.sides)).toEqual(
      expect.arrayContaining(taking.map(({ name }) => name)),
    );
    for (const { name, names } of taking) {
      const before = textsNow(names);
      const field = control(name);
      act(() => field.focus());
      fireEvent.paste(field, { clipboardData: { getData: () => "120 × 80 × 14,4 cm" } });
      const after = textsNow(names);
      expect([name, after]).toEqual([name, ["1200", "800", "144"]]);
      act(() => back()?.focus());
      fireEvent.click(back() as Element);
      await act(async () => undefined);
      expect([textsNow(names), back(), document.activeElement]).toEqual([before, null, field]);
      fireEvent.change(field, { target: { value: "1200x800x144" } });
      expect(field.value).toBe("1200x800x144");
      act(() => field.blur());
      expect(textsNow(names)).toEqual(after);
      fireEvent.click(back() as Element);
      expect(textsNow(names)).toEqual(before);
      // A fraction of a millimetre is refused, as in a field of one side.
      act(() => field.focus());
      fireEvent.change(field, { target: { value: "1200,5 x 800,5 x 144" } });
      act(() => field.blur());
      expect(field.value).toBe("1200,5 x 800,5 x 144");
      expect(document.getElementById(`${tool.id}-${name}-problem`)).not.toBeNull();
      fireEvent.change(field, { target: { value: before[names.indexOf(name)] } });
    }
  });

  test("what removes itself hands the focus on", async () => {
    const kinds = ["2", "3", "4"].filter((end) => tool.fields[`pallet${end}`]);
    await open(kinds.length ? "?p2=1&p3=1&q2=5&q3=5" : "?q=78");
    for (const end of kinds.slice(0, 2)) {
      const removing = control(`pallet${end}`);
      removing.focus();
      fireEvent.change(removing, { target: { value: "" } });
      await act(async () => undefined);
      const next = end === "2" ? control("pallet3") : document.getElementById(`${tool.id}-add`);
      expect([end, document.activeElement]).toEqual([end, next]);
    }
    await open("?q=78");
    for (const button of document.querySelectorAll<HTMLElement>("[role=group] button")) {
      button.focus();
      fireEvent.click(button);
      await act(async () => undefined);
      expect([button.textContent, document.activeElement]).not.toEqual([button.textContent, document.body]);
    }
  });

  test.each(["[data-hold]", "a[data-quote]"])(
    "a press on %s adds the amount that was typed, although it is not computed yet",
    async (pressed) => {
      await open("");
      addFrameLink();
      jest.spyOn(document, "hidden", "get").mockReturnValue(false);
      const before = addedLines();
      fireEvent.change(control("pieces"), { target: { value: "78" } });
      expect(addedLines()).toEqual(before);
      // After the tool's listener, and before that of the link.
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      addEventListener("click", stop, { once: true, capture: true });
      fireEvent.click(document.querySelector(pressed) as Element);
      const pieces = tool.id === "carton" ? 2 : 78;
      expect(addedLines()).toMatchObject([{ pieces }]);
      expect(frameAction()).toEqual({
        href: addLink()?.getAttribute("href"),
        text: en("adding.brief", { pieces: String(pieces) }),
        isFaulty: false,
      });
      expect(location.search).toMatch(/^\?(q=78|p=b&q=78|q=78&p=b)$/);
    },
  );

  test.each(["<b>", "-1", "1e9"])(
    "with %j in every field each says why, nothing is added, and no drawing breaks",
    async (text) => {
      const names = Object.keys(tool.fields);
      await open(`?${new URLSearchParams(names.map((name) => [letterOf(name), text])).toString()}`);
      const shown = names.filter((name) => document.querySelector(`[name="${tool.id}-${name}"]`));
      expect(shown.length).toBeGreaterThan(1);
      const refused = shown.filter((name) => !freeTexts.includes(name));
      expect(names.filter((name) => document.getElementById(`${tool.id}-${name}-problem`))).toEqual(refused);
      expect(addedLines()).toBeUndefined();
      const drawings = [...document.querySelectorAll("svg")].map(({ outerHTML }) => outerHTML);
      expect(drawings.filter((html) => /NaN|Infinity|undefined|h-?\d[\d.]*v-/.test(html))).toEqual([]);
    },
  );
});
