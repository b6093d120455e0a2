import { whatGrew } from "./what-grew";

const rows = [
  "2\t1\tapp/a.css",
  "9\t0\tapp/_ui/b.css",
  "1\t9\tapp/smaller.css",
  "90\t0\tapp/c.test.tsx",
  "-\t-\tapp/picture.css",
];
const git = (...args: string[]) => (args[0] === "log" ? "1234567\n" : rows.join("\n"));

test("names the files that grew since the budgets were set, the most first", () => {
  expect(whatGrew("css", git)).toBe(
    "Sources of css that grew since the budgets were last changed (1234567), in lines: app/_ui/b.css +9, app/a.css +1.",
  );
});

test.each([
  [
    "there is no history",
    () => {
      throw new Error("not a git repository");
    },
  ],
  ["no commit set the budgets", () => ""],
  ["nothing grew", (...args: string[]) => (args[0] === "log" ? "1234567" : "1\t9\tapp/a.css")],
])("says nothing where %s", (_, answers) => {
  expect(whatGrew("css", answers)).toBe("");
});
