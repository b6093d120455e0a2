import { PDFDocument } from "@cantoo/pdf-lib";

/** What ties the cells of a table to their headings (PDF 1.7, 14.8.5.7): Chromium counts on from whatever it has shown before. */
const names = /\(node(\d{8})\)/g;

/** Counts those names from one, in their order. No byte moves: the places that the PDF's table of objects gives stay right. */
function counted(printed: Uint8Array): Buffer {
  const text = Buffer.from(printed).toString("latin1");
  const found = [...new Set(Array.from(text.matchAll(names), ([, number]) => number))].sort();
  const places = new Map(found.map((number, index) => [number, String(index + 1).padStart(8, "0")]));
  return Buffer.from(
    text.replace(names, (_, number: string) => `(node${places.get(number)})`),
    "latin1",
  );
}

/**
 * Finishes what Chromium printed. It is dated by the day of what it says, instead of the second it was printed in, so that the
 * same facts give the same file; and its objects, thousands of them in a table that is read aloud, are packed (PDF 1.7, 7.5.7),
 * which halves it.
 *
 * @param day ISO 8601, such as "2026-11-22"
 */
export async function finishedPdf(printed: Uint8Array, day: string): Promise<Buffer> {
  const document = await PDFDocument.load(counted(printed), { updateMetadata: false });
  document.setCreationDate(new Date(day));
  document.setModificationDate(new Date(day));
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
