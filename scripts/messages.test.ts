import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { defaultLocale, locales } from "../app/_i18n/languages";

/** A clone with nothing in it but the catalogs. */
let clone: string;

const git = (...args: string[]) => execFileSync("git", args, { cwd: clone, stdio: "pipe" });
const author = ["-c", "user.name=a", "-c", "user.email=a@silvapal.example"];

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), "messages-"));
  cpSync("messages", path.join(clone, "messages"), { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  git(...author, "commit", "--quiet", "-m", "Words");
});
afterEach(() => rmSync(clone, { recursive: true }));

/** The command as `npm run messages` starts it. */
function check(...options: string[]) {
  const tsx = pathToFileURL(require.resolve("tsx")).href;
  const script = path.resolve("scripts/messages.ts");
  return spawnSync(process.execPath, ["--import", tsx, script, "--words", ...options], {
    cwd: clone,
    encoding: "utf8",
  });
}

/** Changes the last text of a catalog; gives its line. */
function change(locale: string, turn: (line: string) => string): number {
  const file = path.join(clone, `messages/${locale}.json`);
  const lines = readFileSync(file, "utf8").split("\n");
  const last = lines.findLastIndex((line) => line.includes('": "'));
  lines[last] = turn(lines[last] ?? "");
  writeFileSync(file, lines.join("\n"));
  return last + 1;
}

test("the catalogs as they are have no faults", () => {
  const { status, stdout, stderr } = check();
  expect(stderr).toBe("");
  expect(stdout).toContain("are complete.");
  expect(status).toBe(0);
});

test("a text that is no message is named by file, line and key, beside the other languages", () => {
  const line = change(defaultLocale, (text) => text.replace(/"(,?)$/, ' Unclosed {phone"$1'));
  const { status, stderr } = check();
  expect(stderr).toMatch(
    new RegExp(
      `^messages/${defaultLocale}\\.json:${line}: "[\\w.]+" is not a valid message: expect argument closing brace, at "\\{phone"`,
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
      new RegExp(`^messages/${locale}\\.json:${lines[index]}:\\d+: not valid JSON`, "m"),
    );
  expect(status).toBe(1);
});

test("a text that changed in Polish alone is a warning with both texts until the translations follow", () => {
  const line = change(defaultLocale, (text) => text.replace(/"(,?)$/, ' inaczej"$1'));
  const { stderr, status } = check();
  expect(stderr).toMatch(
    new RegExp(
      `^warning: messages/${defaultLocale}\\.json:${line}: "[\\w.]+" changed in Polish, where it was "`,
      "m",
    ),
  );
  expect(stderr).toMatch(/ inaczej$/m);
  expect(status).toBe(0);

  for (const locale of locales.filter((each) => each !== defaultLocale))
    change(locale, (text) => text.replace(/"(,?)$/, ' anders"$1'));
  expect(check().stderr).toBe("");
});

test("--fix sets what the rules for the ends of lines want, and nothing else", () => {
  change(defaultLocale, (text) => text.replace(/"(,?)$/, ' w lesie 18–22%"$1'));
  const faulty = check();
  expect(faulty.stderr).toContain("w·lesie 18–‿22%");
  expect(faulty.status).toBe(1);
  const before = readFileSync(path.join(clone, `messages/${defaultLocale}.json`), "utf8");
  expect(check("--fix").status).toBe(0);
  expect(readFileSync(path.join(clone, `messages/${defaultLocale}.json`), "utf8")).toBe(
    before.replace("w lesie 18–22%", "w\u00a0lesie 18–\u206022%"),
  );
});

test("where there is no clone, that is said", () => {
  rmSync(path.join(clone, ".git"), { recursive: true });
  const { stderr, status } = check();
  expect(stderr).toContain(
    "It is unknown whether the translations follow the Polish texts: git: fatal: not a git repo",
  );
  expect(status).toBe(0);
});
