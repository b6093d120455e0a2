/** @jest-environment node */
import { chosenSteps, isOfSomeFiles, runSteps } from "./test-steps";

function names(...args: string[]) {
  return chosenSteps(args).map(({ name }) => name);
}

test("all steps, in the order they need each other", () => {
  expect(names()).toEqual([
    "words",
    "pictures",
    "downloads",
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
    expect(names(...args)).toEqual(["pictures", "downloads", "build", "e2e"]);
  },
);

test.each([
  [["--only", "e2"], 'There is no step "e2"'],
  [["--only"], "argument missing"],
  [["--only", "lint,"], 'There is no step ""'],
  [["--only", "pictures"], 'There is no step "pictures"'],
  [["--fast"], "Unknown option '--fast'"],
  [["lint"], '"lint" are files of no step'],
  [["--only", "lint", "app/a.ts"], '"app/a.ts" are files of no step'],
  [["--only", "unit,e2e", "e2e/a.spec.ts"], '"e2e/a.spec.ts" are files of no step'],
])("%p is refused with the names there are", (args, sentence) => {
  expect(() => names(...args)).toThrow(sentence);
  expect(() => names(...args)).toThrow("words, lint, types, unused, messages, unit, build, weigh, e2e");
});

test("one step may be asked for some files alone", () => {
  const args = ["--only", "e2e", "e2e/a.spec.ts", "e2e/b"];
  const steps = chosenSteps(args);
  expect(steps.map(({ name }) => name)).toEqual(["pictures", "downloads", "e2e"]);
  expect(steps.at(-1)?.args).toEqual(["e2e/a.spec.ts", "e2e/b"]);
  expect(chosenSteps(["--only", "unit", "app"]).at(-1)?.args?.slice(-1)).toEqual(["app"]);
  expect([args, ["--only", "e2e"]].map(isOfSomeFiles)).toEqual([true, false]);
  // The list of all steps is as it was.
  expect(chosenSteps(["--only", "e2e"]).at(-1)?.args).toBeUndefined();
});

describe("running", () => {
  /** Runs steps that end when they are told to, and gives the names of those that run. */
  function started(names: string[]) {
    const ends = new Map<string, (code: number) => void>();
    const steps = names.map((name) => ({ name, script: name, beside: name.startsWith("beside") }));
    const done = runSteps(steps, async ({ name }) => {
      const code = await new Promise<number>((end) => ends.set(name, end));
      ends.delete(name);
      return { name, code };
    });
    const end = async (name: string, code = 0) => {
      ends.get(name)?.(code);
      await new Promise((settled) => setTimeout(settled));
    };
    return { running: () => [...ends.keys()], end, done };
  }

  test("steps follow each other, but two at a time where they may", async () => {
    const { running, end, done } = started(["first", "beside a", "beside b", "beside c", "last"]);
    expect(running()).toEqual(["first"]);
    await end("first");
    expect(running()).toEqual(["beside a", "beside b"]);
    await end("beside b");
    expect(running()).toEqual(["beside a", "beside c"]);
    await end("beside c");
    expect(running()).toEqual(["beside a"]);
    await end("beside a");
    expect(running()).toEqual(["last"]);
    await end("last");
    expect((await done).map(({ name }) => name)).toEqual([
      "first",
      "beside b",
      "beside c",
      "beside a",
      "last",
    ]);
  });

  test("nothing begins after a step that failed", async () => {
    const { running, end, done } = started(["beside a", "beside b", "last"]);
    await end("beside a", 2);
    await end("beside b");
    expect(running()).toEqual([]);
    expect(await done).toEqual([
      { name: "beside a", code: 2 },
      { name: "beside b", code: 0 },
    ]);
  });
});
