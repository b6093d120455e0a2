import { plainText } from "../../_i18n/plain-text";

/** The same texts with plain spaces, which can be pasted and read back anywhere. */
export function plain<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, plainText(text)])) as Texts;
}
