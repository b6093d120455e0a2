import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { defaultLocale, type Locale, locales } from "../app/_i18n/languages";
import { testFolder } from "../islands/build/test-folder";

/** A clone that contains the catalogs, and links to the code. */
const clone = testFolder();
const git = (...args: string[]) => execFileSync("git", args, { cwd: clone.path, stdio: "pipe" });

beforeEach(() => {
  cpSync("messages", clone.at("messages"), { recursive: true });
  for (const code of ["app", "scripts"]) symlinkSync(path.resolve(code), clone.at(code));
  git("init", "--quiet");
  git("add", "messages");
  git("-c", "user.name=a", "-c", "user.email=a@silvapal.example", "commit", "--quiet", "-m", "Words");
});

function check(...options: string[]) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const script = path.resolve("scripts/messages.ts");
  return spawnSync(process.execPath, ["--import", tsx, script, ...options], {
    cwd: clone.path,
    encoding: "utf8",
  });
}

const fileOf = (locale: Locale) => `messages/${locale}.json`;

/** Changes the last text of a catalog. */
function change(locale: Locale, from: RegExp, to: string): void {
  const lines = clone.read(fileOf(locale)).split("\n");
  const last = lines.findLastIndex((line) => line.includes('": "'));
  lines[last] = lines[last]?.replace(from, to) ?? "";
  clone.write(fileOf(locale), lines.join("\n"));
}

const end = /"(,?)$/;

const polish = fileOf(defaultLocale);

test("an invalid text is shown with all languages, and a text that changed only in Polish is a warning", () => {
  change(defaultLocale, end, ' Unclosed {phone"$1');
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${polish}: "[\\w.]+" is not a valid message: .*, at "\\{phone"`, "m"));
  for (const locale of locales) expect(stderr).toMatch(new RegExp(`^ +${locale} +\\S`, "m"));
  expect(stderr).toMatch(new RegExp(`^warning: ${polish}: "[\\w.]+" changed in Polish, where it was "`, "m"));
});

test("--fix sets only no-break spaces and word joiners; outside of a clone a warning is printed", () => {
  rmSync(clone.at(".git"), { recursive: true });
  change(defaultLocale, end, ' w lesie 18–22%"$1');
  const before = clone.read(polish);
  const { status, stderr } = check("--fix");
  expect([status, stderr]).toEqual([0, expect.anything()]);
  expect(clone.read(polish)).toBe(before.replace("w lesie 18–22%", "w\u00a0lesie 18–\u206022%"));
  expect(stderr).toMatch(/^Cannot check for outdated translations: .*\n?.*not a git repo/);
});
