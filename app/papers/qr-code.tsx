import { create } from "qrcode";

/** Light modules that a reader wants around the code (ISO/IEC 18004, 9.1). */
const quiet = 4;

/** A QR code as one drawing. @param text what it says @param label accessible name: what it leads to */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    [...data.subarray(row * size, (row + 1) * size)].map((dark) => (dark ? "#" : " ")).join(""),
  );
  // A stroke for each run of dark modules in a row.
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}.5h${run.length}`),
  );
  const side = size + 2 * quiet;
  return (
    <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={label} stroke="currentcolor">
      <path d={runs.join("")} />
    </svg>
  );
}
