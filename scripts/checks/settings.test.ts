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
const missing = { NEXT_PUBLIC_SITE_URL: "" };

test("npm run build refuses wrong settings with a sentence and no stack, before Next does anything", () => {
  const errors = refusal(["--import", "tsx", "scripts/build.ts"], { ...address, BASE_PATH: "folder" });
  expect(errors).toMatch(/^\s*BASE_PATH must be .*, not "folder"\.$/m);
  expect(errors).not.toMatch(/^ +at /m);
});

test("Next's configuration refuses wrong settings, too, and accepts right ones", () => {
  const program = ["--input-type=module", "--eval", configuration, "build"];
  const errors = refusal(program, missing);
  expect(errors).toMatch(/^\s*The address of the finished site is missing\./);
  expect(errors).not.toMatch(/^ +at /m);
  expect(refusal(program, address)).toBe("");
});
