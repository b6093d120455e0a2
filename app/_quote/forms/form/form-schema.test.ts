import type { FieldRow } from "../fields/field-row";

const table: readonly FieldRow[] = [
  { name: "boards", kind: "number", required: true },
  { name: "answerTo", kind: "email", required: false },
  { name: "gate", kind: "text", required: false },
];
const filledIn = { boards: "5", answerTo: "", gate: "", agreed: true };

const { Function: original } = globalThis;
const compile = jest.fn(original);

/** The schema of the table, from freshly loaded modules. */
async function schemaOfTable() {
  jest.resetModules();
  const { formSchema } = await import("./form-schema");
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
])("what is wrong with %j is what the rows ask for, in their order", async (changed, problems) => {
  const { error } = (await schemaOfTable()).safeParse({ ...filledIn, ...changed });
  expect((error?.issues ?? []).map(({ path, message }) => [path.join("."), message])).toEqual(problems);
});

test("the check never tries to compile code, which a strict content security policy reports", async () => {
  globalThis.Function = compile as unknown as FunctionConstructor;
  expect((await schemaOfTable()).safeParse(filledIn).success).toBe(true);
  expect(compile).not.toHaveBeenCalled();
});
