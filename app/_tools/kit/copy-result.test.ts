import { figure } from "../../_i18n/figures";
import { resultTexts } from "./menu-items";

const rows = [
  { term: "Pieces", value: 14_025 },
  { term: "Mass", value: 1234.5678, unit: "kg" },
  { term: "Volume", value: 0.04567, unit: "m³", digits: 3 },
  { term: "Size <mm>", value: "1200\u00a0×\u00a0800" },
];

test.each([
  ["pl-PL", "1234,57"],
  ["de-DE", "1234,57"],
  ["en-GB", "1234.57"],
])("in %s figures are ungrouped, with the language's decimal separator and their number", (region, mass) => {
  const { plain, html } = resultTexts("R&D", rows, region);
  expect(plain).toBe(
    `R&D\nPieces: 14025\nMass: ${mass} kg\nVolume: ${figure(region, 0.046, { maximumFractionDigits: 3 })} m³\nSize <mm>: 1200 × 800`,
  );
  expect(html).toContain('<th colspan="3">R&#38;D</th>');
  expect(html).toContain('<td sdval="14025" sdnum="1033;" x:num="14025">14025</td>');
  expect(html).toContain(`<td sdval="1234.57" sdnum="1033;" x:num="1234.57">${mass}</td><td>kg</td>`);
  expect(html).toContain("<th>Size &#60;mm&#62;</th><td>1200 × 800</td>");
});
