// @ts-check
// Lints texts with ESLint or Stylelint under invented file names, with the project's settings. Both are ES
// modules, which Jest cannot load, so its tests start this file as a program.
//
// In: JSON of { file, text } on stdin. Out: JSON, one list of messages for each text.
import { text as read } from "node:stream/consumers";
import { ESLint } from "eslint";
import stylelint from "stylelint";

/** @type {{ file: string, text: string }[]} */
const planted = JSON.parse(await read(process.stdin));
/**
 * An invented file has no types, which this rule needs.
 *
 * @type {import("eslint").Linter.Config}
 */
const untyped = {
  files: ["**/*.{ts,tsx}"],
  languageOptions: { parserOptions: { project: false } },
  rules: { "@typescript-eslint/no-unnecessary-condition": "off" },
};
const eslint = new ESLint({ overrideConfig: untyped });

/** @param {{ file: string, text: string }} planted */
async function messagesOf({ file, text }) {
  if (file.endsWith(".css")) {
    const { results } = await stylelint.lint({ code: text, codeFilename: file });
    return results.flatMap(({ warnings }) => warnings.map((warning) => warning.text));
  }
  const results = await eslint.lintText(text, { filePath: file });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}

console.log(JSON.stringify(await Promise.all(planted.map(messagesOf))));
