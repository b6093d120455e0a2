/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { defaultLocale, locales } from "../app/_i18n/languages";

/** A clone with nothing in it but the catalogs. */
let clone: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: clone, stdio: "pipe" });

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), "messages-"));
  cpSync("messages", path.join(clone, "messages"), { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@silvapal.example", "commit", "--quiet", "-m", "Words");
});
afterEach(() => rmSync(clone, { recursive: true }));

/** The command as `npm run messages` starts it. */
function check(...options: string[]) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const script = path.resolve("scripts/check-messages.ts");
  return spawnSync(process.execPath, ["--import", tsx, script, "--words", ...options], {
    cwd: clone,
    encoding: "utf8",
  });
}

/** Changes the first text of a catalog; gives its line. */
function change(locale: string, turn: (line: string) => string): number {
  const file = path.join(clone, `messages/${locale}.json`);
  const lines = readFileSync(file, "utf8").split("\n");
  const first = lines.findIndex((line) => line.includes('": "'));
  lines[first] = turn(lines[first] ?? "");
  writeFileSync(file, lines.join("\n"));
  return first + 1;
}

test("the catalogs as they are have no faults", () => {
  const { status, stdout, stderr } = check("--strict");
  expect(stderr).toBe("");
  expect(stdout).toContain("are complete.");
  expect(status).toBe(0);
});

test("a text that is no message is named by file, line and key, beside the other languages", () => {
  const line = change(defaultLocale, (text) => text.replace(/"(,?)$/, ' Unclosed {phone"$1'));
  const { status, stderr } = check();
  expect(stderr).toMatch(
    new RegExp(
      `^messages/${defaultLocale}\\.json:${line}: "[\\w.]+" can't be read: expect argument closing brace, at "\\{phone"`,
      "m",
    ),
  );
  for (const locale of locales) expect(stderr).toMatch(new RegExp(`^ +${locale}:${line} +\\S`, "m"));
  expect(status).toBe(1);
});

test("what is no JSON is named in every catalog, by line and column", () => {
  const lines = locales.map((locale) => change(locale, (text) => text.replace('":', '"')));
  const { status, stderr } = check();
  for (const [index, locale] of locales.entries())
    expect(stderr).toMatch(
      new RegExp(`^messages/${locale}\\.json:${lines[index]}:\\d+: this is no JSON`, "m"),
    );
  expect(status).toBe(1);
});

test("a text that changed in Polish alone is a warning with both texts, and a fault where that is wanted", () => {
  const line = change(defaultLocale, (text) => text.replace(/"(,?)$/, ' inaczej"$1'));
  const lax = check();
  const sentence = new RegExp(
    `messages/${defaultLocale}\\.json:${line}: "[\\w.]+" changed in Polish since HEAD`,
  );
  expect(lax.stderr).toMatch(new RegExp(`^warning: ${sentence.source}`, "m"));
  expect(lax.stderr).toMatch(/^ +before +\S/m);
  expect(lax.stderr).toMatch(/ inaczej$/m);
  expect(lax.status).toBe(0);

  const strict = check("--strict");
  expect(strict.stderr).toMatch(new RegExp(`^${sentence.source}`, "m"));
  expect(strict.status).toBe(1);
});

test("where nothing was committed, that is said, and is a fault where a comparison is wanted", () => {
  rmSync(path.join(clone, ".git"), { recursive: true });
  const lax = check();
  expect(lax.stderr).toContain("Not compared with HEAD: fatal: not a git repository");
  expect(lax.status).toBe(0);
  expect(check("--strict").status).toBe(1);
});
