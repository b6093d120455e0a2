import type { Paper } from "./papers";
import type { FieldValues, kinds, LineKind } from "./fields";

/** Maximum number of goods lines in a list. Visitors describe further goods in the message. */
export const mostLines = 20;

type LineOf<Kind extends LineKind> = { readonly kind: Kind } & Required<
  Pick<FieldValues, (typeof kinds)[Kind]["needs"][number]>
> &
  Pick<FieldValues, (typeof kinds)[Kind]["may"][number]>;

/** Line of a quote list, without texts of the site: independent of the language. */
export type Line = { [Kind in LineKind]: LineOf<Kind> }[LineKind];

export type DocumentLine = LineOf<"document">;
export type GoodsLine = Exclude<Line, DocumentLine>;

export function isGoods(line: Line): line is GoodsLine {
  return line.kind !== "document";
}

/** Returns the index of a document in a list, or -1. */
export function indexOfDocument(lines: readonly Line[], document: string): number {
  return lines.findIndex((line) => line.kind === "document" && line.document === document);
}

export function asksForMasses(lines: readonly Line[]): boolean {
  return indexOfDocument(lines, "masses" satisfies Paper) >= 0;
}

/** Appends lines to a list. Skips documents that the list already has. */
export function withLines(lines: readonly Line[], more: readonly Line[]): readonly Line[] {
  return more.reduce<readonly Line[]>(
    (list, line) =>
      line.kind === "document" && indexOfDocument(list, line.document) >= 0 ? list : [...list, line],
    lines,
  );
}
