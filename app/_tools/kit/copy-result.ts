import { figure } from "../../_i18n/figures";
import { copyText } from "../../_lib/clipboard";
import { mostDigits, type ResultRow } from "./tool";

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
  const written = ({ value, digits = mostDigits }: ResultRow) =>
    typeof value === "number"
      ? figure(region, value, { useGrouping: false, maximumFractionDigits: digits })
      : value;
  const cellOf = (row: ResultRow) => {
    const { value, digits = mostDigits } = row;
    if (typeof value === "string") return `<td>${escaped(value)}</td>`;
    const rounded = Number(value.toFixed(digits));
    // `sdval` in the notation of `sdnum` (LibreOffice, 1033: US English) and `x:num` (Excel) hold the number for a
    // spreadsheet in another language.
    return `<td sdval="${rounded}" sdnum="1033;" x:num="${rounded}">${written(row)}</td>`;
  };
  const lines = rows.map((row) => `${row.term}: ${[written(row), row.unit].filter(Boolean).join(" ")}`);
  const cells = rows.map(
    (row) => `<tr><th>${escaped(row.term)}</th>${cellOf(row)}<td>${escaped(row.unit ?? "")}</td></tr>`,
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
