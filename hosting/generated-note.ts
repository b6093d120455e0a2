/** Stands at the top of every generated configuration that knows comments. */
export const generatedNote =
  "Made by `npm run deploy -- settings` from scripts/built and hosting; change them, not this file.";
