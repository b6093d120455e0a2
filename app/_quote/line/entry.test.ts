import { namesOf } from "../../_fields/read-fields";
import { termsOfDelivery } from "./delivery";
import { type Entry, entryOf, type EntryTexts, lineOf, problemsOf, withKind } from "./entry";
import { type FieldName, fieldsOf, isNeeded, kinds, rowOf } from "./fields";
import { isGoods } from "./line";
import { randomLines } from "./test-lines";
import { randomNumbers } from "../../_lib/test-random";

const known = { products: [1, 3], vehicles: ["semi", "ft20"], documents: ["licence"] };
const needed: EntryTexts = { product: "1", pieces: "5", loads: "2", vehicle: "ft20" };

test("every line of goods can be edited, and stays the same without a change", () => {
  const lines = randomLines(randomNumbers(7), known, 300);
  for (const line of lines.filter(isGoods)) expect(lineOf(entryOf(line))).toEqual(line);
});

describe.each(namesOf(kinds).filter((kind) => kind !== "document"))("a line of the kind %s", (kind) => {
  const names = fieldsOf(kind).filter((name) => rowOf(name, kind).label);
  const entryWith = (name: FieldName, text: string): Entry => ({ kind, texts: { ...needed, [name]: text } });

  test.each(names)("reports a refused text in the field %s, and keeps none of it", (name) => {
    const entry = entryWith(name, "x".repeat(300));
    // Any id may be that of a vehicle.
    const problems = name === "vehicle" ? [] : [name];
    expect(problemsOf(entry)).toEqual(problems);
    expect(lineOf(entry) === undefined).toBe(problems.length > 0);
  });

  test.each(["", "\u200b", "\u2060 ", "\u00ad"])(
    "is complete with %j in all fields that it may have",
    (text) => {
      for (const name of names) {
        expect(problemsOf(entryWith(name, text))).toEqual(isNeeded(name, kind) ? [name] : []);
        if (!isNeeded(name, kind))
          expect(lineOf(entryWith(name, text))).toEqual(lineOf({ kind, texts: needed }));
      }
    },
  );
});

test("a catalogue pallet needs its product", () => {
  expect(lineOf({ kind: "product", texts: { pieces: "5" } })).toBeUndefined();
});

test("blocks have no heat treatment, and a delivery no invisible terms", () => {
  expect(lineOf({ kind: "blocks", texts: { pieces: "5", ht: "yes" } })).toEqual({
    kind: "blocks",
    pieces: 5,
  });
  expect(termsOfDelivery({ date: "\u200b", postcode: "\u2060 ", ht: "" })).toEqual({});
});

test("another unit converts a known amount, and rounds up to full loads; a refused amount stays as typed", () => {
  const entry = (kind: Entry["kind"], texts: EntryTexts): Entry => ({
    kind,
    texts: { product: "1", ...texts },
  });
  const loads = withKind(entry("product", { pieces: "1001" }), "load", 500);
  expect(lineOf(loads)).toEqual({ kind: "load", product: 1, vehicle: "semi", loads: 3 });
  expect(lineOf(withKind(loads, "product", 500))).toEqual({ kind: "product", product: 1, pieces: 1500 });
  for (const refused of ["1.122", "1e3", ""])
    expect(withKind(entry("product", { pieces: refused }), "load", 500).texts.loads).toBe(refused);
  // The pieces of a full load of another vehicle are unknown.
  expect(withKind(entry("load", { loads: "2", vehicle: "ft20" }), "product").texts).toMatchObject({
    pieces: "2",
    vehicle: "ft20",
  });
});
