import { company } from "../../../app/_content/company/company";

/** Checks the accessibility features of a PDF (ISO 14289-1, 7). */
export function expectAccessible(
  pdf: Uint8Array | undefined,
  lang: string,
  title: string,
  pages: number,
): void {
  const text = Buffer.from(pdf ?? []).toString();
  const parts = {
    lang: new RegExp(`/Lang\\s*\\(${lang}\\)`).test(text),
    marked: /\/MarkInfo\s*<<[^>]*\/Marked\s+true/.test(text),
    structure: /\/StructTreeRoot\b/.test(text),
    outline: /\/Outlines\b/.test(text),
    titleIsShown: /\/DisplayDocTitle\s+true/.test(text),
    standard: text.includes("<pdfuaid:part>1</pdfuaid:part>"),
    title: text.includes(`${title.replaceAll("\u00a0", " ")} – ${company.name}`),
    pages: text.match(/\/Type\s*\/Page\b/g)?.length,
  };
  expect(parts).toEqual({
    lang: true,
    marked: true,
    structure: true,
    outline: true,
    titleIsShown: true,
    standard: true,
    title: true,
    pages,
  });
}
