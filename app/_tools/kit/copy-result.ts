import { copyText } from "../../_lib/clipboard";
import type { ResultRow } from "./tool";

/** A result as text for an e-mail, and as an HTML table for a spreadsheet. */
export interface CopiedResult {
  readonly plain: string;
  readonly html: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\u00a0", " ");

/**
 * Writes a result as text and as table. Figures have a cell of their own, ungrouped, with the decimal separator
 * of the language: a spreadsheet then reads them as numbers.
 *
 * @param region BCP 47 tag
 */
export function resultTexts(title: string, rows: readonly ResultRow[], region: string): CopiedResult {
  const format = new Intl.NumberFormat(region, { useGrouping: false, maximumFractionDigits: 3 });
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  const written = (value: string | number) => (typeof value === "number" ? format.format(value) : value);
  const cellOf = (value: string | number) =>
    // `sdval` in the notation of `sdnum` (LibreOffice, 1033: US English) and `x:num` (Excel) hold the number for a
    // spreadsheet in another language.
    typeof value === "number"
      ? `<td sdval="${rounded(value)}" sdnum="1033;" x:num="${rounded(value)}">${written(value)}</td>`
      : `<td>${escaped(value)}</td>`;
  const lines = rows.map(
    ({ term, value, unit }) => `${term}: ${[written(value), unit].filter(Boolean).join(" ")}`,
  );
  const cells = rows.map(
    ({ term, value, unit = "" }) =>
      `<tr><th>${escaped(term)}</th>${cellOf(value)}<td>${escaped(unit)}</td></tr>`,
  );
  // LibreOffice pastes a caption into the first cell, so the title is a row.
  return {
    plain: [title, ...lines].join("\n").replaceAll("\u00a0", " "),
    html: `<table lang="${region}"><tr><th colspan="3">${escaped(title)}</th></tr>${cells.join("")}</table>`,
  };
}

/**
 * Copies a text and a table in one step; the pasting program takes the one that it knows.
 *
 * @returns whether it was copied; where only text can be copied, the text
 */
export async function copyResult({ plain, html }: CopiedResult): Promise<boolean> {
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    const item = new ClipboardItem({ ...part("text/plain", plain), ...part("text/html", html) });
    // eslint-disable-next-line no-restricted-syntax -- writes to the clipboard, not to the page
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(plain);
  }
}
