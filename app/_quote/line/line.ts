import type { FieldValues, kinds, LineKind } from "./fields";

/** Of goods. Visitors describe more in the message. */
export const mostLines = 20;

type LineOf<Kind extends LineKind> = { readonly kind: Kind } & Required<
  Pick<FieldValues, (typeof kinds)[Kind]["needs"][number]>
> &
  Pick<FieldValues, (typeof kinds)[Kind]["may"][number]>;

/** Line of a list, independent of the language. */
export type Line = { [Kind in LineKind]: LineOf<Kind> }[LineKind];

export type DocumentLine = LineOf<"document">;
export type GoodsLine = Exclude<Line, DocumentLine>;

export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}

/** Returns the index of a document, or -1. */
export function indexOfDocument(lines: readonly Line[], document: string): number {
  return lines.findIndex((line) => line.kind === "document" && line.document === document);
}
