import { renderToStaticMarkup } from "react-dom/server";
import { eur, heavyDuty, industrial, studioCamera } from "../test-pallets";
import { PhotoDimensions } from "./photo-dimensions";
import { photoMeasures } from "./photo-measures";

/** Checked by eye against renders of these pallets with these lenses. */
const drawn = [
  {
    name: "EUR",
    geometry: eur,
    lens: 128,
    lines: [
      "M606 913L1548 645M552 882L625 923M1489 621L1568 653",
      "M25 660L443 903M100 642L-1 666M523 881L416 910",
      "M1511 606L1517 479M1490 612L1531 600M1496 484L1537 473",
    ],
    figures: [
      ["1200", 1105, 771, -15.9],
      ["800", 223, 775, 30.2],
      ["144", 1514, 543, -90],
    ],
  },
  {
    name: "industrial",
    geometry: industrial,
    lens: 119,
    lines: [
      "M677 923L1557 667M626 894L695 933M1501 644L1576 675",
      "M36 630L523 914M106 614L13 636M598 892L498 921",
      "M1521 630L1527 510M1502 635L1541 625M1508 516L1547 505",
    ],
    figures: [
      ["1200", 1144, 787, -16.2],
      ["1000", 263, 762, 30.2],
      ["144", 1524, 570, -90],
    ],
  },
  {
    name: "heavy-duty",
    geometry: heavyDuty,
    lens: 119,
    lines: [
      "M677 923L1557 667M626 894L695 933M1501 644L1576 675",
      "M36 630L523 914M106 614L13 636M598 892L498 921",
      "M1521 630L1528 495M1502 635L1541 625M1509 500L1547 490",
    ],
    figures: [
      ["1200", 1144, 787, -16.2],
      ["1000", 263, 762, 30.2],
      ["162", 1525, 563, -90],
    ],
  },
];

describe.each(drawn)("the $name pallet", ({ geometry, lens, lines, figures }) => {
  const measures = photoMeasures(geometry, studioCamera(lens));

  test("dimension lines lie along its edges in the picture", () => {
    expect(measures.map(({ line }) => line)).toEqual(lines);
  });

  test("figures stand at their middle, turned with them", () => {
    expect(measures.map(({ figure, x, y, turn }) => [figure, x, y, turn])).toEqual(figures);
  });
});

test("a picture of which no camera is known has no lines", () => {
  expect(renderToStaticMarkup(<PhotoDimensions geometry={eur} camera={undefined} />)).toBe("");
});

test("one silent overlay in the frame of the picture", () => {
  const html = renderToStaticMarkup(<PhotoDimensions geometry={eur} camera={studioCamera(128)} />);
  expect(html).toMatch(
    /^<svg class="photo-dimensions" viewBox="0 0 1600 1200" aria-hidden="true"><path d="M606 913L1548 645M/,
  );
  expect(html).toContain('<text transform="translate(1105 771)rotate(-15.9)" y="1.05em">1200</text>');
  expect(html.match(/<[a-z]/g)).toHaveLength(5);
  expect(html).not.toContain("style=");
});
