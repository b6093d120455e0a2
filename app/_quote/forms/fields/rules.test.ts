import { consented, type FieldRow, ruleFor, sentValues } from "./rules";

const rule = (kind: FieldRow["kind"], required: boolean) => ruleFor({ kind, required });
const problemIn = (schema: ReturnType<typeof ruleFor> | typeof consented, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** Returns an address with this many characters before the @ and in total. */
function address(beforeAt: number, total: number): string {
  const domain = total - beforeAt - 1;
  const labels = "d".repeat(domain).replace(/(.{60})./g, "$1.");
  return `${"n".repeat(beforeAt)}@${labels}`;
}

const kinds = ["text", "email", "tel", "number", "textarea"] as const satisfies readonly FieldRow["kind"][];

test.each(kinds)("a field of the kind %s is empty with only spaces, or outside of the form", (kind) => {
  for (const value of ["", "\t\r\n", "\u00a0"]) {
    expect(problemIn(rule(kind, true), value)).toBe("fieldRequired");
    expect(problemIn(rule(kind, false), value)).toBeUndefined();
  }
  expect(problemIn(rule(kind, true), undefined)).toBe("fieldRequired");
});

test.each(["0", " a ", "about 5", "not an address", "👩‍🏭"])(
  "fields of all kinds but address and number accept %j",
  (value) => {
    for (const kind of ["text", "tel", "textarea"] as const)
      for (const required of [true, false]) expect(problemIn(rule(kind, required), value)).toBeUndefined();
  },
);

describe("a number", () => {
  test.each(["1", " 480 ", "1 000", "\u200b12"])("is accepted in %j", (value) => {
    for (const required of [true, false]) expect(problemIn(rule("number", required), value)).toBeUndefined();
  });

  test.each(["0", "0.5", "-5", "about 5", "12 szt."])(
    "is missing in %j, which only an optional field accepts",
    (value) => {
      expect(problemIn(rule("number", true), value)).toBe("numberInvalid");
      expect(problemIn(rule("number", false), value)).toBeUndefined();
    },
  );
});

test.each([false, undefined, "on", true])("only a tick gives the consent: %j", (value) => {
  expect(problemIn(consented, value)).toBe(value === true ? undefined : "consentRequired");
});

describe.each([true, false])("an e-mail address, required: %s", (required) => {
  const email = rule("email", required);

  test.each(["anna", "@firma.example", "anna@", "a@b@c.example", "a@-b.example", "żaneta@firma.example"])(
    "is misspelt in %j",
    (value) => {
      expect(problemIn(email, value)).toBe("emailInvalid");
    },
  );

  test.each(["anna@firma.example", "a.b+c@d-e.example", "anna@intranet", " anna@firma.example "])(
    "is accepted in %j",
    (value) => {
      expect(problemIn(email, value)).toBeUndefined();
    },
  );

  test.each(["anna nowak@firma.example", "a@b.example, c@d.example", "a@b.example;c@d.example"])(
    "is refused in %j, which contains more than one address",
    (value) => {
      expect(problemIn(email, value)).toBe("emailAlone");
    },
  );

  test("is too long, whatever it has, with 20,000 characters", () => {
    expect(problemIn(email, `${"a".repeat(20_000)} b@c.example`)).toBe("emailTooLong");
  });

  test.each([
    [64, 254, undefined],
    [65, 254, "emailTooLong"],
    [64, 255, "emailTooLong"],
    [1, 254, undefined],
    [1, 255, "emailTooLong"],
  ])("with %i characters before the @ and %i in all", (beforeAt, total, problem) => {
    const value = address(beforeAt, total);
    expect(value).toHaveLength(total);
    expect(problemIn(email, value)).toBe(problem);
  });
});

/** White space and invisible characters that visitors paste around and into a value. */
const around = ["\u00a0", "\u2003", "\u202f", "\t", " \n"];
const inside = ["\u200e", "\u200b", "\ufeff", "\u2060"];

describe("the sent values are the checked values", () => {
  const values = {
    text: "Anna Nowak",
    email: "anna@firma.example",
    tel: "123 456 789",
    number: "480",
    textarea: "Two\nlines",
  };

  test.each(kinds)("of a field of the kind %s", (kind) => {
    const row: FieldRow = { name: kind, kind, required: true };
    const sent = (typed: string) => sentValues([row], { [kind]: typed })[kind];
    const value = values[kind];
    for (const blank of around) expect(sent(blank + value + blank)).toBe(value);
    for (const sign of inside) {
      expect(sent(sign)).toBe("");
      if (kind !== "textarea") expect(sent(value[0] + sign + value.slice(1) + sign)).toBe(value);
    }
    expect(sent("")).toBe("");
    for (const typed of [value, sent(` ${value} `)])
      expect(problemIn(rule(kind, true), typed)).toBeUndefined();
  });

  test("a message and a name keep the marks that join letters", () => {
    for (const kind of ["text", "textarea"] as const)
      expect(sentValues([{ name: "a", kind, required: true }], { a: "👩‍🏭" })).toEqual({ a: "👩‍🏭" });
  });

  test.each([
    ["1 000", true, "1000"],
    ["12 szt.", true, "12 szt."],
    ["about 1 000", false, "about 1 000"],
  ])("the number %j, required: %s", (typed, required, sent) => {
    expect(sentValues([{ name: "n", kind: "number", required }], { n: typed, box: true })).toEqual({
      n: sent,
      box: true,
    });
  });
});

const table: readonly FieldRow[] = [
  { name: "boards", kind: "number", required: true },
  { name: "answerTo", kind: "email", required: false },
  { name: "gate", kind: "text", required: false },
];
const filledIn = { boards: "5", answerTo: "", gate: "", agreed: true };

const { Function: original } = globalThis;
const compile = jest.fn(original);

/** Returns the schema of the table, from freshly loaded modules. */
async function schemaOfTable() {
  jest.resetModules();
  const { formSchema } = await import("../fields/rules");
  return formSchema(table, "agreed");
}

afterEach(() => {
  globalThis.Function = original;
});

test.each([
  [{}, []],
  [{ boards: " " }, [["boards", "fieldRequired"]]],
  [{ answerTo: "anna" }, [["answerTo", "emailInvalid"]]],
  [{ agreed: false }, [["agreed", "consentRequired"]]],
  [
    { agreed: false, boards: "", answerTo: `${"n".repeat(65)}@firma.example` },
    [
      ["boards", "fieldRequired"],
      ["answerTo", "emailTooLong"],
      ["agreed", "consentRequired"],
    ],
  ],
])("%j has the problems that the field rows define, in their order", async (changed, problems) => {
  const { error } = (await schemaOfTable()).safeParse({ ...filledIn, ...changed });
  expect((error?.issues ?? []).map(({ path, message }) => [path.join("."), message])).toEqual(problems);
});

test("the check compiles no code, which a strict content security policy would report", async () => {
  globalThis.Function = compile as unknown as FunctionConstructor;
  expect((await schemaOfTable()).safeParse(filledIn).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
