import { renderToStaticMarkup } from "react-dom/server";

import { blockProfile } from "../_content/blocks";
import { products } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import type { Texts } from "../_fields/field";
import { figure, times } from "../_i18n/figures";
import { testTranslator } from "../_i18n/test-translator";
import { fullLoad } from "../_load/full-load";
import { timberVolume } from "../_pallet/pallet-parts";
import { answersOf } from "./kit/test-island";
import { computing } from "./test-ranges";
import { inLanguage } from "../_i18n/test-page";
import { linesToAdd } from "../_quote/line/code";
import { FrameQuoteLink } from "./frame-quote";

const en = testTranslator("en");
const [{ geometry }] = products;
const { length, depth, height, deckBoards, mass } = geometry;
const { payload } = usualVehicle;
const load = fullLoad(usualVehicle, geometry);
const mixed: Texts = { pallet: "own", length: "1200", depth: "800", pieces: "33", mass: "400" };
const others: Texts = { pallet2: "own", length2: "1300", depth2: "1100", pieces2: "17" };
const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

type Row = readonly [term: string, value: number | string, unit?: string];

/** What a tool finds, stated independently of its rows: each figure with its term and unit. */
const expected: readonly (readonly [tool: string, texts: Texts, rows: readonly Row[]])[] = [
  [
    "plan",
    {},
    [
      [en("load.facts.pieces"), load.perTrip],
      [en("load.facts.places"), load.stacks],
      [en("load.facts.perStack"), load.perStack],
      [en("load.facts.stackHeight"), load.perStack * height, "mm"],
      [en("load.facts.metres"), (load.stacks * length * depth) / 2.4e6],
      [en("load.facts.mass"), load.stacks * load.perStack * mass, "kg"],
    ],
  ],
  [
    "plan",
    { pieces: "34", ...others },
    [
      [products[0].shortName, 34],
      ["1300\u00a0×\u00a01100\u00a0mm", 17],
      [en("load.facts.places"), 3],
      [en("load.facts.pieces"), 51],
      // A row of two takes 800 mm, the other stack across the trailer 1100 mm.
      [en("load.facts.taken"), en("load.mixed.taken", { taken: "1.9", whole: "13.6" })],
      [en("load.facts.metres"), (2 * length * depth + 1300 * 1100) / 2.4e6],
      [en("load.facts.mass"), 34 * mass + 17 * 25, "kg"],
    ],
  ],
  [
    "metre",
    { ...others, pieces: "10", pieces2: "10", mass: "300", mass2: "400" },
    [
      [
        en("metres.result.kind", { pieces: 10, pallet: products[0].shortName }),
        (10 * length * depth) / 2.4e6,
        "ldm",
      ],
      [
        en("metres.result.kind", { pieces: 10, pallet: "1300\u00a0×\u00a01100\u00a0mm" }),
        (10 * 1300 * 1100) / 2.4e6,
        "ldm",
      ],
      [en("metres.result.all"), (10 * length * depth + 10 * 1300 * 1100) / 2.4e6, "ldm"],
      [en("metres.result.places"), 20],
      [en("load.facts.mass"), 7000, "kg"],
      [en("metres.result.payloadLeft"), payload - 7000, "kg"],
      [
        en("metres.result.massPerMetre"),
        Math.round((7000 * 2.4e6) / (10 * length * depth + 10 * 1300 * 1100)),
        "kg",
      ],
      [en("metres.result.payloadPerMetre"), Math.round((payload * 1000) / usualVehicle.length), "kg"],
    ],
  ],
  [
    "metre",
    mixed,
    [
      [en("metres.result.kind", { pieces: 33, pallet: "1200\u00a0×\u00a0800\u00a0mm" }), 13.2, "ldm"],
      [en("metres.result.places"), 33],
      [en("load.facts.mass"), 13_200, "kg"],
      [en("metres.result.payloadLeft"), payload - 13_200, "kg"],
      [en("metres.result.massPerMetre"), 1000, "kg"],
      [en("metres.result.payloadPerMetre"), Math.round((payload * 1000) / usualVehicle.length), "kg"],
    ],
  ],
  [
    "carton",
    { pallet: "own", mass: "2", pieces: "100" },
    [
      // Six layers of eight cartons of 250 mm on 144 mm, and 25 kg of wood.
      [en("cartons.compare.perPallet"), 48],
      [en("cartons.facts.layer"), en("cartons.result.layers", { perLayer: "8", layers: 6 })],
      [en("cartons.facts.height"), 1644, "mm"],
      [en("cartons.facts.mass"), 25 + 48 * 2, "kg"],
      [en("cartons.fields.quantity"), 100],
      [en("cartons.compare.pallets"), 3],
      [en("cartons.compare.perVehicle"), 33 * 48],
    ],
  ],
  [
    "size",
    { pieces: "5" },
    [
      [en("size.results.dimensions"), times(length, depth, height)],
      [
        en("size.results.gap"),
        Math.round(((depth - sum(deckBoards)) / (deckBoards.length - 1)) * 10) / 10,
        "mm",
      ],
      [en("size.results.volume"), timberVolume(geometry), "m³"],
      [en("size.results.mass"), mass, "kg"],
      [en("size.results.perTruck"), load.perTrip],
      [en("size.fields.quantity"), 5],
    ],
  ],
  [
    "cut",
    { offer: "o", length: "200", pieces: "7" },
    [
      [en("blocks.cut.volume"), (blockProfile.width * blockProfile.height * 200) / 1e6, "dm³"],
      [en("blocks.cut.quantity"), 7],
    ],
  ],
];

test.each(expected)(
  "each row of the tool %s has its figure and its unit, and the page shows that figure",
  (id, texts, rows) => {
    const [{ tool }] = computing.filter((each) => each.tool.id === id) as [(typeof computing)[number]];
    const found = answersOf(tool, "en")(texts).answer.rows;
    // The mass of a pallet of one's own is estimated.
    const close = (value: Row[1], term: string) =>
      typeof value === "string" ? value : expect.closeTo(value, term === en("size.results.mass") ? -1 : 6);
    expect(found.map(({ term, value, unit }) => [term, value, unit])).toEqual(
      rows.map(([term, value, unit]) => [term, close(value, term), unit]),
    );
    for (const { value, shown, digits = 2 } of found) {
      // A range, or a number of loads, says more than the figure.
      if (!shown || typeof value === "string" || /\d[^\d.,]+\d/.test(shown)) continue;
      const least = Math.min(digits, /\.(\d+)/.exec(shown)?.[1]?.length ?? 0);
      expect(shown).toContain(
        figure("en-GB", value, {
          minimumFractionDigits: least,
          maximumFractionDigits: least,
          useGrouping: false,
        }),
      );
    }
  },
);

const product = { kind: "product", product: products[0].id };
const sides = { length: "1300", depth: "1100", height: "150" };
const size = [1300, 1100, 150];

/** What each tool adds to the quote list: every line, with its pallet, its amount, and what was said of it. */
const added: readonly (readonly [tool: string, texts: Texts, lines: readonly object[]])[] = [
  ["plan", {}, [{ kind: "load", product: products[0].id, vehicle: usualVehicle.id, loads: 1 }]],
  ["plan", { pieces: "78" }, [{ ...product, pieces: 78 }]],
  ["plan", { stackLimit: "10" }, [{ ...product, pieces: 10 * load.stacks }]],
  ["plan", { play: "30" }, [{ ...product, pieces: fullLoad(usualVehicle, geometry, { play: 30 }).pieces }]],
  ["plan", { pallet: "own", mass: "100" }, [{ kind: "custom", size, pieces: Math.floor(payload / 100) }]],
  ["plan", { pallet: "own", length: "4000", depth: "3000" }, []],
  [
    "plan",
    { pieces: "34", ...others, height2: "150" },
    [
      { ...product, pieces: 34 },
      { kind: "custom", size, pieces: 17 },
    ],
  ],
  ["plan", { pallet2: "own" }, []],
  [
    "metre",
    { ...others, deck2: "150", mass2: "400", height2: "900" },
    [
      { ...product, pieces: 10, note: en("metres.result.note", { height: 1200 }) },
      { kind: "custom", size, pieces: 17, note: en("metres.result.noteMass", { height: 900, mass: 400 }) },
    ],
  ],
  [
    "carton",
    { pallet: "own", palletLength: "1300", palletDepth: "1100", palletHeight: "150", pieces: "97" },
    [{ kind: "custom", size, pieces: 2 }],
  ],
  ["size", sides, []],
  [
    "size",
    {
      load: "900",
      support: "r",
      span: "1100",
      heatTreated: "1",
      country: "GB",
      pieces: "200",
      entries: "2",
      onPoints: "1",
    },
    [
      {
        pieces: 200,
        entries: 2,
        load: 900,
        onPoints: true,
        support: ["rack", 1100],
        destination: "GB",
        ht: true,
      },
    ],
  ],
  ["size", { support: "r", pieces: "1" }, [{ support: ["rack"] }]],
  // Boards that do not fit are added as typed.
  [
    "size",
    { depth: "500", boards: "3", edgeWidth: "300", innerWidth: "100", pieces: "1" },
    [{ deck: [3, 100, 300, geometry.boardThickness], support: ["floor"] }],
  ],
  [
    "cut",
    { offer: "o", length: "200", pieces: "7" },
    [{ kind: "blocks", pieces: 7, size: [blockProfile.width, 200, blockProfile.height] }],
  ],
  ["cut", { offer: "o", length: "200" }, []],
];

test.each(added)("the tool %s with %j adds its lines, each whole", (id, texts, lines) => {
  const [{ tool }] = computing.filter((each) => each.tool.id === id) as [(typeof computing)[number]];
  const found = answersOf(tool, "en")(texts).answer.lines;
  // The list stores a note with plain spaces.
  const plain = JSON.parse(JSON.stringify(lines).replaceAll("\u00a0", " ")) as object[];
  expect(found).toMatchObject(plain);
  expect(found).toHaveLength(lines.length);
});

test("the frame's link on the page about ISPM 15 adds a treated load", () => {
  const html = renderToStaticMarkup(inLanguage("en", <FrameQuoteLink page={{ route: "ispm" }} />));
  const [, href = ""] = /href="([^"]*)"/.exec(html) ?? [];
  expect(linesToAdd(href)).toMatchObject([{ kind: "product", ht: true }]);
});
