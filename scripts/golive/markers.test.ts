import { markedIn } from "./markers";

const found = (code: string) =>
  markedIn("app/_content/x.ts", code).map(({ id, text, why }) => [id, text, why]);

test("a marked value is named by its place, with what it is and why it matters", () => {
  const code = `
    /** @confirm every page shows it */
    export const company = { name: toConfirm("Palety"), year: 2000, mail: { office: toConfirm("a@b") } };`;
  expect(found(code)).toEqual([
    ["company.name", '"Palety" is not confirmed', "every page shows it"],
    ["company.mail.office", '"a@b" is not confirmed', "every page shows it"],
  ]);
});

test("rows are named by their id or key, and a reason may be that of one property", () => {
  const code = `
    /**
     * Rows.
     *
     * @confirm mass: it needs
     *   a scale
     * @confirm load: it needs a test
     */
    export const rows = [
      { id: 3, load: toConfirm(1000), geometry: built({ mass: toConfirm(25) }) },
      { key: toConfirm("first") },
    ] as const;
    export const names = [toConfirm("one")];`;
  expect(found(code)).toEqual([
    ["rows.3.load", "1000 is not confirmed", "it needs a test"],
    ["rows.3.geometry.mass", "25 is not confirmed", "it needs a scale"],
    ["rows.first", '"first" is not confirmed', "no reason is given"],
    ["names.one", '"one" is not confirmed', "no reason is given"],
  ]);
});

test("what is not marked is not named", () => {
  expect(found(`// toConfirm(1)\nexport const company = { name: "toConfirm(2)" };`)).toEqual([]);
});
