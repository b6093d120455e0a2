import { buildKeys } from "./terms";

/** Keys of the texts. Not beside their types: code of every page would contain the terms. */
export const quoteParts = [
  "quote",
  "load.numberFault",
  "load.fullLoads",
  "load.vehicleLabel",
  "size.fields.frequency",
  "size.fields.ht",
  "size.fields.postcode",
  "size.faults.postcode",
  "papers.legend",
  "papers.hint",
  "papers.languageLabel",
  "papers.languages",
  ...Object.values(buildKeys),
] as const;

export type QuotePart = (typeof quoteParts)[number];
