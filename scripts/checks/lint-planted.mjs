// @ts-check
// Lets ESLint or Stylelint look at texts as if they lay in the project, with the project's own settings. Both are ES
// modules, which Jest can't load: its tests start this file.
//
// In: JSON of { file, text } on stdin. Out: JSON of one list of messages for each text.
import { text as read } from "node:stream/consumers";
import { ESLint } from "eslint";
import stylelint from "stylelint";

/** @type {{ file: string, text: string }[]} */
const planted = JSON.parse(await read(process.stdin));
/**
 * A file that is not there has no types; of the two rules that use them one knows literals without.
 *
 * @type {import("eslint").Linter.Config}
 */
const untyped = {
  files: ["**/*.{ts,tsx}"],
  languageOptions: { parserOptions: { projectService: false } },
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
