import { inflateSync } from "node:zlib";

/**
 * How many sheets of paper a PDF has: each is an object of its own, in the open or in a compressed stream of objects
 * (PDF 1.7, 7.5.7 and 7.7.3).
 */
export function countSheets(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/ObjStm\b[^]*?stream\r?\n([^]*?)endstream/g)].map(([, stream = ""]) =>
    inflateSync(Buffer.from(stream, "latin1")).toString("latin1"),
  );
  return [text, ...streams].join("\n").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
