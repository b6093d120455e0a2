import { type FieldRow, formSchema, problemsIn, sentValues } from "./rules";

const rowOf = (kind: FieldRow["kind"], required: boolean): FieldRow => ({ name: kind, kind, required });
/** Returns the value of a field as it is checked and sent. */
const sent = (kind: FieldRow["kind"], typed: string, required = true) =>
  sentValues([rowOf(kind, required)], { [kind]: typed })[kind];

/** Returns the problem of a field's value, as a form checks it. */
function problemIn(kind: FieldRow["kind"], required: boolean, typed: string): unknown {
  const fields = [rowOf(kind, required)];
  const values = sentValues(fields, { [kind]: typed, agreed: true });
  return problemsIn(formSchema(fields, "agreed"), values)[kind]?.message;
}

const both = [true, false];

/** White space and invisible characters that visitors paste around and into a value. */
const around = ["\u00a0", "\u2003", "\u202f", "\t", " \n"];
const inside = ["\u200e", "\u200b", "\ufeff", "\u2060"];

test.each([
  ["text", "Anna Nowak"],
  ["email", "anna@firma.example"],
  ["tel", "123 456 789"],
  ["number", "480"],
  ["textarea", "Two\nlines"],
] as const)(
  "a field of the kind %s is sent without white space around %j, and empty if it has no other",
  (kind, value) => {
    for (const blank of ["", ...around, ...inside]) {
      expect(sent(kind, blank)).toBe("");
      expect(both.map((required) => problemIn(kind, required, blank))).toEqual(["fieldRequired", undefined]);
    }
    for (const blank of around) expect(sent(kind, blank + value + blank)).toBe(value);
    for (const sign of kind === "textarea" ? [] : inside)
      expect(sent(kind, value[0] + sign + value.slice(1) + sign)).toBe(value);
    expect(problemIn(kind, true, value)).toBeUndefined();
  },
);

test.each(["0", "about 5", "not an address", "👩‍🏭"])(
  "fields of all kinds but address and number accept %j, and send it",
  (value) => {
    for (const kind of ["text", "tel", "textarea"] as const)
      for (const required of both)
        expect([problemIn(kind, required, value), sent(kind, value)]).toEqual([undefined, value]);
  },
);

test.each([
  ["1 000", undefined, "1000"],
  ["\u200b12", undefined, "12"],
  ["0", "numberInvalid", "0"],
  ["12 szt.", "numberInvalid", "12 szt."],
])("the required number %j has the problem %s, and is sent as %j", (typed, problem, value) => {
  expect([problemIn("number", true, typed), sent("number", typed)]).toEqual([problem, value]);
});

test.each(["0", "12 szt.", "about 1 000"])("an optional number may be %j", (typed) => {
  expect([problemIn("number", false, typed), sent("number", typed, false)]).toEqual([undefined, typed]);
});

/** Returns an address with this many characters before the @ and in total. */
function address(beforeAt: number, total: number): string {
  const domain = total - beforeAt - 1;
  const labels = "d".repeat(domain).replace(/(.{60})./g, "$1.");
  return `${"n".repeat(beforeAt)}@${labels}`;
}

test.each([
  [undefined, "anna@firma.example", "a.b+c@d-e.example", "anna@intranet", " anna@firma.example "],
  [undefined, address(64, 254), address(1, 254)],
  [
    "emailInvalid",
    "anna",
    "@firma.example",
    "anna@",
    "a@b@c.example",
    "a@-b.example",
    "żaneta@firma.example",
  ],
  ["emailAlone", "anna nowak@firma.example", "a@b.example, c@d.example", "a@b.example;c@d.example"],
  ["emailTooLong", address(65, 254), address(64, 255), address(1, 255), `${"a".repeat(20_000)} b@c.example`],
])("an e-mail address, required or not, has the problem %s", (problem, ...addresses) => {
  for (const typed of addresses)
    expect(both.map((required) => problemIn("email", required, typed ?? ""))).toEqual([problem, problem]);
});

const table: readonly FieldRow[] = [
  { name: "boards", kind: "number", required: true },
  { name: "answerTo", kind: "email", required: false },
  { name: "gate", kind: "text", required: false },
];
const filledIn = { boards: "5", answerTo: "", gate: "", agreed: true };

test.each<[object, object]>([
  [{}, {}],
  [{ boards: undefined }, { boards: "fieldRequired" }],
  ...[false, undefined, "on"].map(
    (agreed) => [{ agreed }, { agreed: "consentRequired" }] as [object, object],
  ),
  [
    { agreed: false, boards: "", answerTo: `${"n".repeat(65)}@firma.example` },
    { boards: "fieldRequired", answerTo: "emailTooLong", agreed: "consentRequired" },
  ],
])("%j has the problems that the field rows define, each field its first", (changed, problems) => {
  const found = problemsIn(formSchema(table, "agreed"), { ...filledIn, ...changed });
  expect(Object.fromEntries(Object.entries(found).map(([name, each]) => [name, each?.message]))).toEqual(
    problems,
  );
});

test("the check compiles no code, which a strict content security policy would report", async () => {
  const { Function: original } = globalThis;
  const compile = jest.fn(original);
  globalThis.Function = compile as unknown as FunctionConstructor;
  jest.resetModules();
  const fresh = await import("./rules");
  expect(fresh.problemsIn(fresh.formSchema(table, "agreed"), filledIn)).toEqual({});
  globalThis.Function = original;
  expect(compile).not.toHaveBeenCalled();
});
