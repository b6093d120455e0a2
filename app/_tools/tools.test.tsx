/** @jest-environment jsdom */
import { readdirSync } from "node:fs";
import { fireEvent } from "@testing-library/react";

import { products } from "../_content/products";
import { tools } from "../_content/tools";
import { vehicles } from "../_content/vehicles";
import { testTranslator } from "../_i18n/test-translator";
import { addFrameLink } from "../_lib/test-tool";
import { decode } from "../_quote/line/decode";
import { encode } from "../_quote/line/code";
import { addedLines, addLink } from "../_quote/tab/test-added";
import type { FieldRow } from "./kit/fields";
import { answersOf, islandOf } from "./kit/test-island";
import { toolAt } from "./tools";

const known = {
  products: products.map(({ id }) => id),
  vehicles: vehicles.map(({ id }) => id),
  documents: [],
};

/** Texts with which every tool has a line, and every field is asked for. */
const asked = { p: "own", p2: "own", p3: "own", p4: "own", s: "r", q: "5", n: "5", x: "" };

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

describe.each(computing)("the tool $route", ({ tool, island = "" }) => {
  const answerAll = answersOf(tool, "en");
  const answerTo = (texts: Readonly<Record<string, string>>) => {
    const choices = Object.entries(asked).filter(([name]) => tool.fields[name]);
    return answerAll({ ...Object.fromEntries(choices), ...texts });
  };
  const open = async (search: string) => {
    // The file exports only the island.
    const [of] = Object.values((await import(`./${islands.get(island)}`)) as object);
    await islandOf(tool, of)(search);
  };
  const figures = Object.entries(tool.fields).flatMap(([name, row]: [string, FieldRow<never>]) =>
    row.kind === "number" ? [{ name, range: row.range, step: row.figure === "exactMass" ? 0.01 : 1 }] : [],
  );

  test.each(figures)(
    "reads $name at both ends of its range, and refuses the next figures",
    ({ name, range, step }) => {
      const [least, most] = range;
      const refused = [least - step, least, most, most + step].map((figure) => {
        const text = String(Math.round(figure * 100) / 100);
        return answerTo({ [name]: text, ...(tool.id === "cut" && { s: "o", [name]: text }) }).reading.refused;
      });
      expect(refused).toEqual([[name], [], [], [name]]);
    },
  );

  test.each(figures)(
    "passes both ends of $name to the quote list unchanged, or says why not",
    ({ name, range }) => {
      for (const figure of range) {
        const { answer } = answerTo({ [name]: String(figure) });
        const { lines, partly } = decode(encode(answer.lines), known);
        expect([lines, partly]).toEqual([answer.lines, false]);
        // Nothing that was typed goes without a word.
        if (answer.lines.length) expect(answer.lines).toHaveLength(answerTo({}).answer.lines.length);
        // No field is to be corrected, unless the tool names one.
        if (!answer.lines.length && !Object.keys(answer.faults ?? {}).length)
          expect(answer.faulty).not.toBe(testTranslator("en")("load.faulty"));
      }
    },
  );

  test.each(["[data-hold]", "a[data-quote]"])(
    "a press on %s adds the amount that was typed, although it is not computed yet",
    async (pressed) => {
      const frame = addFrameLink();
      await open("");
      jest.spyOn(document, "hidden", "get").mockReturnValue(false);
      const before = addedLines();
      const amount = tool.fields.q ? "q" : "n";
      fireEvent.change(document.getElementById(`${tool.id}-${amount}`) as Element, {
        target: { value: "78" },
      });
      expect(addedLines()).toEqual(before);
      // After the tool's listener, and before that of the link.
      const stop = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
      };
      addEventListener("click", stop, { once: true, capture: true });
      fireEvent.click(document.querySelector(pressed) as Element);
      expect(addedLines()).toMatchObject([tool.id === "carton" ? { pieces: 2 } : { pieces: 78 }]);
      expect([frame.href, frame.textContent]).toEqual([addLink()?.href, addLink()?.textContent]);
      expect(location.search).toMatch(new RegExp(`^\\?(p=b&)?${amount}=78$`));
    },
  );

  test.each(["<b>", "-1", "1e9"])(
    "with %j in every field each says why, nothing is added, and no drawing breaks",
    async (text) => {
      // Another text of `x` would be a mixed load.
      const names = Object.keys(tool.fields).filter((name) => name !== "x");
      await open(`?${new URLSearchParams(names.map((name) => [name, text])).toString()}`);
      const shown = names.filter((name) => document.querySelector(`[name="${tool.id}-${name}"]`));
      expect(shown.length).toBeGreaterThan(1);
      expect(names.filter((name) => document.getElementById(`${tool.id}-${name}-problem`))).toEqual(shown);
      expect(addedLines()).toBeUndefined();
      const drawings = [...document.querySelectorAll("svg")].map(({ outerHTML }) => outerHTML);
      expect(drawings.filter((html) => /NaN|Infinity|undefined|h-?\d[\d.]*v-/.test(html))).toEqual([]);
    },
  );
});
