import { execFileSync } from "node:child_process";

import { findProgram } from "../../scripts/chromium";
import { type Cells, cellsOf } from "./read";

/** Whether poppler is installed, an independent reader of PDF files. */
export const hasPoppler = Boolean(findProgram("pdfinfo"));

/** Runs a program of poppler. */
const poppler = (program: string, ...args: string[]) =>
  // Without its warnings about tags that it does not know.
  execFileSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 26, stdio: ["ignore", "pipe", "ignore"] });

/** Reads the tables of a PDF file by its tags (ISO 32000-2, 14.8.4.8.3). Rows that only group others are left out. */
export function tablesOfPdf(file: string): Cells[] {
  const tables: string[][][] = [];
  let open = Infinity;
  for (const line of poppler("pdfinfo", "-struct-text", file).split("\n")) {
    const [, indent = "", text = ""] = /^( *)(.*)$/.exec(line) ?? [];
    // Tags are nested by their indentation.
    if (text && indent.length <= open) open = Infinity;
    const row = tables.at(-1)?.at(-1);
    if (/^Table\b/.test(text)) {
      open = indent.length;
      tables.push([]);
    } else if (open === Infinity) continue;
    else if (/^TR\b/.test(text)) tables.at(-1)?.push([]);
    else if (/^T[HD]\b/.test(text)) row?.push("");
    else if (text.startsWith('"')) row?.push(`${row.pop() ?? ""}${text.slice(1, -1)}`);
  }
  return tables.map((rows) => cellsOf(rows.filter(({ length }) => length > 1)));
}
