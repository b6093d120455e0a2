/** @jest-environment node */
import { PDFDocument } from "@cantoo/pdf-lib";

import { finishedPdf } from "./finished-pdf";

/** A document as a printer leaves it: dated by the second, its objects in the open. */
async function printed(moment: string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < 60; page += 1) document.addPage();
  document.setTitle("Paleta – Silvapal");
  document.setCreationDate(new Date(moment));
  document.setModificationDate(new Date(moment));
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

test("nothing else of it changes, and it is smaller", async () => {
  const before = await printed("2025-01-31T10:11:12Z");
  const finished = await finishedPdf(before, "2026-11-22");
  const document = await PDFDocument.load(finished, { updateMetadata: false });
  expect(document.getPageCount()).toBe(60);
  expect(document.getTitle()).toBe("Paleta – Silvapal");
  expect(finished.length).toBeLessThan(before.length);
});
