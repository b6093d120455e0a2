/** @jest-environment node */
import { PDFArray, PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

import { finishedPdf } from "./finished-pdf";

/** A document as a printer leaves it: dated by the second, its objects in the open. */
async function printed(moment: string, shownBefore = 0): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < 60; page += 1) document.addPage();
  document.setTitle("Paleta – Silvapal");
  document.setCreationDate(new Date(moment));
  document.setModificationDate(new Date(moment));
  const name = (place: number) => PDFString.of(`node${String(shownBefore + place).padStart(8, "0")}`);
  const cells = [name(7), name(9), name(7), name(12)];
  document.catalog.set(PDFName.of("Cells"), document.context.obj(cells));
  return document.save({ useObjectStreams: false });
}

test("the second of printing gives way to the day", async () => {
  const [one, other] = await Promise.all(["2025-01-31T10:11:12Z", "2026-12-31T23:59:59Z"].map(printed));
  expect(one).not.toEqual(other);
  const finished = await finishedPdf(one as Uint8Array, "2026-11-22");
  expect(await finishedPdf(other as Uint8Array, "2026-11-22")).toEqual(finished);
  const document = await PDFDocument.load(finished, { updateMetadata: false });
  expect(document.getCreationDate()).toEqual(new Date("2026-11-22"));
  expect(document.getModificationDate()).toEqual(new Date("2026-11-22"));
});

test("what ties a table together counts from one, whatever was shown before", async () => {
  const moment = "2025-01-31T10:11:12Z";
  const [one, other] = await Promise.all([printed(moment), printed(moment, 4711)]);
  const finished = await finishedPdf(one, "2026-11-22");
  expect(await finishedPdf(other, "2026-11-22")).toEqual(finished);
  const { catalog } = await PDFDocument.load(finished, { updateMetadata: false });
  const cells = catalog.lookup(PDFName.of("Cells"), PDFArray).asArray().map(String);
  expect(cells).toEqual([1, 2, 1, 3].map((place) => `(node0000000${place})`));
});

test("nothing else of it changes, and it is smaller", async () => {
  const before = await printed("2025-01-31T10:11:12Z");
  const finished = await finishedPdf(before, "2026-11-22");
  const document = await PDFDocument.load(finished, { updateMetadata: false });
  expect(document.getPageCount()).toBe(60);
  expect(document.getTitle()).toBe("Paleta – Silvapal");
  expect(finished.length).toBeLessThan(before.length);
});
