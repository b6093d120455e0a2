/** @jest-environment node */
import { percentile75, pressMisses, pressTable, pressText } from "./press-report";
import type { Pressed } from "./presses";

const quick: Pressed = { answered: 30, done: 40, later: 48, asleep: true };
const found = (...visits: Pressed[]) => new Map([["Menu", visits]]);

test("the value of three of four is one that was measured", () => {
  expect(percentile75([4, 1, 3, 2])).toBe(3);
  expect(percentile75([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(8);
  expect(() => percentile75([])).toThrow("no values");
});

test("the table has a row for each control, with how often it slept", () => {
  expect(pressTable(found(quick, { ...quick, asleep: false, later: undefined })).split("\n")).toEqual([
    "| Control | Answered ms | Done ms | Later INP ms | Asleep |",
    "| --- | --: | --: | --: | --: |",
    "| Menu | 30 | 40 | 48 | 1 of 2 |",
  ]);
  expect(pressTable(found({ ...quick, done: Infinity, later: undefined }))).toContain("| 30 | never | – |");
});

test("a control misses a target by its first press, by what never comes, or by a later one", () => {
  expect(pressMisses(found(quick))).toEqual([]);
  expect(pressMisses(found({ answered: 201, done: Infinity, later: 104, asleep: true }))).toEqual([
    "Menu: a first press is answered after 201 ms.",
    "Menu: what it is pressed for never comes.",
    "Menu: a later press takes 104 ms.",
  ]);
});

test("what was missed is told, and so is that nothing was", () => {
  expect(pressText(10, "| table |", [])).toMatch(/10 visits[^]*\| table \|\n\nEvery press/);
  expect(pressText(10, "| table |", ["Menu: late."])).toMatch(/Missed:\n\n- Menu: late\.\n$/);
});
