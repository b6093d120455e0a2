import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { CommandError } from "../command/command.mjs";

/** Licences (SPDX) that require only their text to be shipped. */
const accepted: readonly string[] = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

interface Description {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Lists the packages in the browser's code with version and licence text, as the licences require.
 *
 * @param folders of the packages, relative to the project
 * @throws CommandError if a licence is not accepted or has no text
 */
export function licences(root: string, folders: readonly string[]): string {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(root, folder, "package.json"), "utf8"),
    ) as Description;
    if (!license || !accepted.includes(license))
      throw new CommandError(
        `${name} is part of the browser's code, and its licence (${license ?? "none"}) is not accepted. Accepted licences: ${accepted.join(", ")}.`,
      );
    const file = readdirSync(path.join(root, folder)).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    if (!file)
      throw new CommandError(`${name} is part of the browser's code, and has no file with its licence.`);
    const text = readFileSync(path.join(root, folder, file), "utf8")
      .replaceAll("\r\n", "\n")
      .trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return entries.join(`\n${"-".repeat(72)}\n\n`);
}
