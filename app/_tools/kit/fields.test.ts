import { entriesOf, type Fields, readWith, repeated, type Texts } from "./fields";

const label = () => "";
const table = {
  n: { kind: "number", figure: "count", usual: "5", range: [1, 9], label },
  o: { kind: "number", figure: "exactMass", usual: "", range: [1, 9], optional: true, label },
  w: { kind: "number", figure: "length", usual: "300", range: [300, 900], label, when: ({ c }) => c === "b" },
  c: { kind: "choice", usual: "a", values: ["a", "b"], options: () => [], label },
  t: { kind: "text", usual: "", read: (text) => (text === "x" ? undefined : text), fault: label, label },
} as const satisfies Fields;

const read = (texts: Partial<Texts<keyof typeof table>>) => readWith(table, texts);

test("usual texts have values and no faults", () => {
  expect(read({}).values).toEqual({ n: 5, o: undefined, w: 300, c: "a", t: undefined });
  expect(read({}).faults).toEqual([]);
});

test.each<[Partial<Texts<keyof typeof table>>, faults: string[], refused: string[]]>([
  [{ n: "0" }, ["n"], ["n"]],
  [{ n: " " }, ["n"], ["n"]],
  [{ n: "10" }, ["n"], ["n"]],
  [{ o: " " }, [], []],
  [{ o: "9,5" }, ["o"], ["o"]],
  [{ w: "1" }, [], []],
  [{ c: "b", w: "1" }, ["w"], ["w"]],
  [{ c: "z" }, ["c"], []],
  [{ t: "x" }, ["t"], ["t"]],
])("%j has the faults %j, of which no usual choice replaces %j", (texts, faults, refused) => {
  const reading = read(texts);
  expect([reading.faults, reading.refused]).toEqual([faults, refused]);
});

test("an unknown choice counts as the usual one, and figures are read with their units", () => {
  expect(read({ c: "z", w: "40 cm", o: "2,5" }).values).toMatchObject({ c: "a", w: 400, o: 2.5 });
});

test("rows for several things have names of their own, and each asks for its own fields", () => {
  const { c, w } = table;
  const things = repeated({ c, w }, ["", "2"]);
  const { values, faults } = readWith(things, { w: "1", c2: "b", w2: "1" });
  expect(faults).toEqual(["w2"]);
  expect(entriesOf(["c", "w"], values, "2")).toEqual({ c: "b", w: undefined });
});
