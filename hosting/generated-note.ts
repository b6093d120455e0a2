/** Stands at the top of every generated configuration that knows comments. */
export const generatedNote =
  "Made by `npm run deploy -- settings` from hosting/security-headers.ts and its neighbours; change them, not this file.";
