import { execFileSync } from "node:child_process";

import { plainEnvironment } from "../command/environment";

/** Returns the stderr of a Node program. */
function refusal(program: readonly string[], settings: NodeJS.Dict<string>): string {
  try {
    const env = { ...plainEnvironment(), ...settings } as NodeJS.ProcessEnv;
    execFileSync(process.execPath, program, { env, stdio: "pipe", encoding: "utf8" });
    return "";
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

/** As in `npx next build`. */
const configuration =
  'const { default: configure } = await import("./next.config.mjs"); configure("phase-production-build");';

const address = { NEXT_PUBLIC_SITE_URL: "https://palety.example" };
/** An empty value overrides a settings file. */
const wrong: [NodeJS.Dict<string>, RegExp][] = [
  [{ NEXT_PUBLIC_SITE_URL: "" }, /^\s*The address of the finished site is missing\./],
  [{ ...address, BASE_PATH: "folder" }, /^\s*BASE_PATH must be .*, not "folder"\.$/m],
];

test.each([
  ["npm run build", ["--import", "tsx", "scripts/build.ts"]],
  ["npx next build", ["--input-type=module", "--eval", configuration, "build"]],
])("%s refuses wrong settings with a sentence and no stack, before Next does anything", (_, program) => {
  for (const [settings, sentence] of wrong) {
    const errors = refusal(program, settings);
    expect(errors).toMatch(sentence);
    expect(errors).not.toMatch(/^ +at /m);
  }
});

test("Next's configuration takes right settings", () => {
  const program = ["--input-type=module", "--eval", configuration, "build"];
  expect(refusal(program, address)).toBe("");
});
