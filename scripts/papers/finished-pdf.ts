import { PDFDocument } from "@cantoo/pdf-lib";

/**
 * Finishes what Chromium printed. It is dated by the day of what it says, instead of the second it was printed in, so that the
 * same facts give the same file; and its objects, thousands of them in a table that is read aloud, are packed (PDF 1.7, 7.5.7),
 * which halves it.
 *
 * @param day ISO 8601, such as "2026-11-22"
 */
export async function finishedPdf(printed: Uint8Array, day: string): Promise<Buffer> {
  const document = await PDFDocument.load(printed, { updateMetadata: false });
  document.setCreationDate(new Date(day));
  document.setModificationDate(new Date(day));
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
