import { create } from "qrcode";

/** Light modules that a reader wants around the code (ISO/IEC 18004, 9.1). */
const quiet = 4;

/** A QR code as SVG. @param text what it says */
export function qrCode(text: string): string {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    [...data.subarray(row * size, (row + 1) * size)].map((dark) => (dark ? "#" : " ")).join(""),
  );
  // A rectangle for each run of dark modules in a row.
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  const side = size + 2 * quiet;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${side} ${side}"><path d="${runs.join("")}"/></svg>`;
}
