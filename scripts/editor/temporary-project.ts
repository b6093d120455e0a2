import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { type Locale, locales } from "../../app/_i18n/languages";

/** For tests: a folder with catalogs and pictures of its own. */
export interface TemporaryProject {
  readonly root: string;
  read(file: string): string;
  write(file: string, content: string | Buffer): void;
  remove(): void;
}

/** A catalog as it may have been written by hand: two spaces here, none there, an escape, no-break spaces. */
export const catalogs = {
  pl: '{\n  "b": { "hello": "Dzień dobry,\\u00a0{name}" },\n  "a": {\n      "2": "W lesie",\n\n      "1":"Koniec i\u00a0kropka"\n  }\n}\n',
  de: '{\n  "b": { "hello": "Guten Tag, {name}" },\n  "a": {\n    "2": "Im Wald", "1": "Schluss"\n  }\n}\n',
  en: '{\r\n  "b": { "hello": "Good day, {name}" },\r\n  "a": { "2": "In the wood", "1": "The end" }\r\n}',
} as const;

/** Makes a project with these files, and the catalogs above; a language more has the English one. */
export function temporaryProject(files: Readonly<Record<string, string | Buffer>> = {}): TemporaryProject {
  const root = mkdtempSync(join(tmpdir(), "edit-"));
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const written: Partial<Record<Locale, string>> = catalogs;
  for (const locale of locales) write(`messages/${locale}.json`, written[locale] ?? catalogs.en);
  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    root,
    write,
    read: (file) => readFileSync(join(root, file), "latin1"),
    remove: () => rmSync(root, { recursive: true }),
  };
}
