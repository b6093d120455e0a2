import type { Translator } from "../../../_i18n/translator";

/** What the tool needs of a catalog. */
export const cutParts = [
  "blocks.cut",
  "blocks.sizes.cut",
  "blocks.data.length",
  "blocks.quote.button",
  "load.numberFault",
] as const;

export type CutPart = (typeof cutParts)[number];
export type CutTranslator = Translator<CutPart>;
