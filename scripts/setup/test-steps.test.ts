/** @jest-environment node */
import { chosenSteps } from "./test-steps.mjs";

function names(...args: string[]) {
  return chosenSteps(args).map(({ name }) => name);
}

test("all steps, in the order they need each other", () => {
  expect(names()).toEqual([
    "pictures",
    "lint",
    "types",
    "unused",
    "messages",
    "unit",
    "build",
    "weigh",
    "e2e",
  ]);
});

test.each([[["--only", "e2e,build"]], [["--only=build,e2e"]], [["--only", "e2e", "--only", "build"]]])(
  "%p chooses two, in their own order",
  (args) => {
    expect(names(...args)).toEqual(["pictures", "build", "e2e"]);
  },
);

test.each([
  [["--only", "e2"], 'There is no step "e2"'],
  [["--only"], 'There is no step ""'],
  [["--only", "lint,"], 'There is no step ""'],
  [["--only", "pictures"], 'There is no step "pictures"'],
  [["--fast"], 'Unknown option "--fast"'],
  [["lint"], 'Unknown option "lint"'],
])("%p is refused with the names there are", (args, sentence) => {
  expect(() => names(...args)).toThrow(sentence);
  expect(() => names(...args)).toThrow("lint, types, unused, messages, unit, build, weigh, e2e");
});
