/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";

import { readWith } from "../_fields/read-fields";
import { testTranslator } from "../_i18n/test-translator";
import { randomNumbers } from "../_lib/test-random";
import { addFrameLink } from "../_lib/test-tool";
import { frameAction } from "../_quote/tab/frame-action";
import { addedLines, addLink, answersOf, islandOf } from "./kit/test-island";
import { askedOf, computing, freeTexts, numbersOf, splitting } from "./test-ranges";

/** Files of the islands of tools, by the islands' names. */
const islands = new Map(
  readdirSync("app/_tools", { recursive: true, encoding: "utf8" }).flatMap((file) => {
    const name = /([\w-]+)\.client\.tsx$/.exec(file)?.[1];
    return name ? [[name, file]] : [];
  }),
);

test("every tool that computes has an island, and every island of a tool its row", () => {
  expect(computing.map(({ island }) => island).sort()).toEqual([...islands.keys()].sort());
});

const en = testTranslator("en");
describe.each(computing)("the tool $route", ({ tool, island = "" }) => {
  const answerTo = answersOf(tool, "en");
  const allAsked = askedOf(tool);
  const open = async (search: string) => {
    document.body.replaceChildren();
    // The file exports only the island.
    const [of] = Object.values((await import(`./${islands.get(island)}`)) as object);
    await islandOf(tool, of, { planner: "/", roles: "/", metres: "/" })(search, "en");
    return document.querySelector("[role=group]") as HTMLElement;
  };
  const numbers = numbersOf(tool);
  const letterOf = (name: string) => tool.fields[name]?.letter ?? "";
  const control = (name: string) => document.getElementById(`${tool.id}-${name}`) as HTMLInputElement;

  test("every field that is asked for has a control", async () => {
    const query = Object.entries(allAsked).map(([name, text]) => [letterOf(name), text]);
    const shown = await open(`?${new URLSearchParams(query).toString()}`);
    // A sheet says nothing about the country that its link may name.
    const names = Object.keys(tool.fields).filter((name) => !(tool.id === "sheet" && name === "country"));
    expect(names.filter((name) => shown.querySelector(`[name="${tool.id}-${name}"]`))).toEqual(names);
  });

  test.each([{}, allAsked])("every row of a table has a cell for each head (%j)", async (texts) => {
    const query = Object.entries(texts).map(([name, text]) => [letterOf(name), text]);
    const shown = await open(`?${new URLSearchParams(query).toString()}`);
    const tables = [...shown.querySelectorAll("table")];
    // Cartons compare pallets, the sheet lists parts, and the own size masses.
    expect(tables.length > 0).toBe(["carton", "sheet", "size"].includes(tool.id));
    for (const table of tables) {
      const [heads, ...cells] = [...table.rows].map((row) => row.cells.length);
      expect([table.textContent, cells]).toEqual([table.textContent, cells.map(() => heads)]);
    }
  });

  test("while nothing can be added, a press on the button asks for what is missing", async () => {
    const faults = Object.fromEntries(numbers.map(({ name }) => [name, "x"]));
    for (const texts of [{}, faults]) {
      const query = Object.entries(texts).map(([name, text]) => [letterOf(name), text]);
      await open(`?${new URLSearchParams(query).toString()}`);
      const { answer } = answerTo(texts);
      const link = addLink();
      if (answer.lines.length || !link) continue;
      fireEvent.click(link);
      expect(document.activeElement).toBe(control(answer.missing));
      expect(document.getElementById(`${tool.id}-${answer.missing}-problem`)?.textContent).toMatch(/./);
      expect(frameAction()?.href).toBe(`#${tool.id}-${answer.missing}`);
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
    /** Disclosures open by themselves, and stay open. The order of attributes says when they were set. */
    const htmlOf = (element: Element) =>
      element.outerHTML
        .replaceAll(/<details([^>]*) open=""/g, "<details$1")
        .replaceAll(/(?<=<\w+)( [\w-]+="[^"]*")+/g, (all) =>
          (all.match(/ [\w-]+="[^"]*"/g) ?? []).sort().join(""),
        );
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

  const textsNow = (names: readonly string[]) => names.map((name) => control(name).value);
  test("three sides are split at a paste, when their field is left, and in an address, and come back", async () => {
    // Of several kinds the first and the last.
    const shown = Object.entries(allAsked).filter(([name]) => !/[23]$/.test(name));
    const query = shown.map(([name, text]) => [letterOf(name), text]);
    await open(`?${new URLSearchParams(query).toString()}`);
    // A search by role computes the styles of every element.
    const back = () => screen.queryByText(en("load.sidesBack"), { selector: "button" });
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
    for (const { name, names } of taking) {
      const copied = new URLSearchParams(query);
      copied.set(letterOf(name), "1200x800x144");
      await open(`?${copied.toString()}`);
      expect([name, textsNow(names)]).toEqual([name, ["1200", "800", "144"]]);
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
