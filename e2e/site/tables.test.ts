/* eslint-disable max-lines -- One list of every table, with the helpers that read it. */
/**
 * Tests every table of pages, PDF and CSV files in every language by its headers: a correct figure under the wrong
 * header would pass every other test.
 */
import { readFileSync } from "node:fs";

import { accessibilityTests } from "../../app/_content/accessibility";
import { blocksOf, offeredBlocks } from "../../app/_content/blocks";
import { eurPallet } from "../../app/_content/eur-pallet";
import { catalogue, datasheet, productFile } from "../../app/_content/downloads";
import { destinations } from "../../app/_content/knowledge/statements";
import { footprints, type Product, products } from "../../app/_content/products";
import { insideOf, usualVehicle, vehicleById, vehicles } from "../../app/_content/vehicles";
import { longDate } from "../../app/_i18n/dates";
import { decimals, figure, inMillimetres, times } from "../../app/_i18n/figures";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { cartonsOn, tripOf } from "../../app/_load/cartons";
import { fullLoad } from "../../app/_load/full-load";
import { packagingMasses } from "../../app/_pallet/packaging";
import { timberVolume } from "../../app/_pallet/pallet-parts";
import { commonCartons } from "../../app/_sections/cartons";
import { loadedPlaces, loadedVehicles } from "../../app/_sections/load/planner";
import { metreFormats } from "../../app/_sections/metres";
import { type BuiltPage, builtPage, builtPages, pageOf } from "../support/built-pages";
import { t } from "../support/catalog";
import { run } from "../support/matrix";
import { hasPoppler, tablesOfPdf } from "../support/pdf";
import { flat, plain, type ReadTable, readTable } from "../support/read";

type Page = Parameters<typeof path>[1];

/** A cell's row and column headers, and its text. */
type Cell = readonly [row: string, column: string, text: string | RegExp];

const escaped = (text: string) => flat(text).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Matches a text whose first figure is this one. */
const withFigure = (text: string) => new RegExp(`^\\D*${escaped(text)}(?!\\d|[.,]\\d)`);

/** Stacks cartons with the initial values of the cartons page. */
function stacked({ geometry, maxLoad }: Product, [length, depth, height]: readonly [number, number, number]) {
  const load = cartonsOn(
    { ...geometry, maxLoad },
    { length, depth, height },
    { limit: 1800, anySide: false },
  );
  if (typeof load === "string") throw new Error(load);
  return load;
}

/** Returns the expected cells of the tables of each page, and of each PDF file, in order. */
function tablesOf(locale: Locale) {
  const tRoot = (key: string, values = {}) => t(locale, key, values);
  const number = (count: number, digits = 0) => withFigure(decimals(locale, count, digits));
  const named = (product: Product) => tRoot(product.name);

  /** Matches exactly this text. */
  const orDifferent = (text: string) => new RegExp(`^${escaped(text)}$`);
  const sum = ({ pieces }: { pieces: number }) =>
    new RegExp(`^[^=]*= ${escaped(figure(locale, pieces))}(?!\\d)`);
  const compared = (product: Product, column: string): Cell[] => {
    const { geometry, nails, weighed, maxLoad } = product;
    const trailer = fullLoad(usualVehicle, geometry);
    const container = fullLoad(vehicleById("ft40hc"), geometry);
    const { wood, blocks, steel, carbon } = packagingMasses(geometry, nails, weighed?.mass);
    const mass = (of: number | undefined, digits = 1) => (of === undefined ? "–" : number(of, digits));
    const rows: Readonly<Record<string, string | RegExp>> = {
      "facts.labels.length": number(geometry.length),
      "facts.labels.depth": number(geometry.depth),
      "comparison.rows.height": number(geometry.height),
      "facts.labels.surface": number((geometry.length * geometry.depth) / 1e6, 2),
      "facts.labels.mass": number(geometry.mass),
      "facts.labels.deckBoards": number(geometry.deckBoards.length),
      "facts.labels.boardThickness": number(geometry.boardThickness),
      "facts.labels.block": number(geometry.blockRows.length * geometry.blockColumns.length),
      "facts.labels.blockKind": tRoot(`facts.blockKind.${geometry.blocks}`),
      "facts.labels.timberVolume": number(timberVolume(geometry), 3),
      "facts.labels.entries": tRoot("facts.entries"),
      "comparison.rows.quality": tRoot(`facts.quality.${product.timber}`),
      "comparison.rows.maxKg": number(maxLoad),
      "facts.labels.trailer": sum(trailer),
      "facts.labels.ft40hc": sum(container),
      "facts.labels.floorPlaces": number(trailer.stacks),
      "facts.labels.perStack": number(trailer.perStack),
      "facts.labels.ht": tRoot("facts.ht"),
      "facts.labels.mark": tRoot("facts.mark"),
      "packagingData.rows.wood": mass(wood),
      "packagingData.rows.blocks": mass(blocks),
      "packagingData.rows.steel": steel === undefined ? tRoot("packagingData.values.notStated") : mass(steel),
      "packagingData.rows.carbon": mass(carbon, 0),
    };
    return Object.entries(rows).map(([key, text]) => [
      tRoot(key),
      column,
      typeof text === "string" ? orDifferent(text) : text,
    ]);
  };
  const loads = (["road", "swap", "container"] as const).map((group) =>
    vehicles
      .filter((vehicle) => vehicle.group === group)
      .flatMap((vehicle) =>
        products.map(({ name, geometry }): Cell => {
          const { pieces, stacks, perStack } = fullLoad(vehicle, geometry);
          const sums = plain(figure(locale, pieces) + times(stacks, perStack));
          return [
            tRoot(`load.vehicles.${vehicle.id}.name`) + insideOf(vehicle),
            tRoot(name),
            new RegExp(`^${sums}`),
          ];
        }),
      ),
  );
  const loaded = loadedVehicles.flatMap((vehicle) =>
    footprints.map((product): Cell => {
      const { places, massPerPlace } = loadedPlaces(vehicle, product);
      const { length, depth } = product.geometry;
      const mass = tRoot("load.loaded.massOfPlace", { mass: figure(locale, massPerPlace) });
      return [tRoot(`load.vehicles.${vehicle.id}.name`), inMillimetres(length, depth), `${places}${mass}`];
    }),
  );
  const { perTrip } = fullLoad(usualVehicle, eurPallet);
  const sizes = offeredBlocks.map(({ size: [, cut] }) => inMillimetres(cut));
  const lots = [
    [1, "1"],
    [100, "100"],
    [perTrip, tRoot("blocks.use.truck", { pieces: figure(locale, perTrip) })],
    [1000, figure(locale, 1000)],
  ] as const;
  const ispm = "knowledge.ispm";
  /** Returns the expected cells of rows from message keys, in which `*` stands for the row's id. */
  const worded = (
    ids: readonly string[],
    row: string | ((id: string) => string),
    columns: Readonly<Record<string, string>>,
  ): Cell[] =>
    ids.flatMap((id) => {
      const say = (key: string) => tRoot(key.replace("*", id));
      const name = typeof row === "string" ? say(row) : row(id);
      return Object.entries(columns).map(([column, text]): Cell => [
        name,
        say(column),
        new RegExp(`^${escaped(say(text))}`),
      ]);
    });

  const pages: readonly (readonly [Page, ...(readonly Cell[])[]])[] = [
    ["comparison", products.flatMap((product) => compared(product, named(product)))],
    ["load", loaded, ...loads],
    [
      "blocks",
      worded(["material", "ispm", "storage", "batch"], "blocks.data.*", {
        "blocks.data.value": "blocks.data.*Value",
      }),
      lots.flatMap(([pallets, name]) =>
        offeredBlocks.map(({ count }, at): Cell => [name, sizes[at] ?? "", figure(locale, count * pallets)]),
      ),
      products.flatMap((product): Cell[] => [
        ...offeredBlocks.map(({ size: [length] }, at): Cell => {
          const own = blocksOf(product.geometry).find(
            (each) => each.size.join() === offeredBlocks[at]?.size.join(),
          );
          return [named(product), sizes[at] ?? String(length), String(own?.count ?? "–")];
        }),
        [named(product), tRoot("blocks.use.kind"), tRoot(`blocks.use.${product.geometry.blocks}`)],
      ]),
    ],
    [
      "knowledge",
      worded(["fill", "import", "resell", "export"], "roles.*.name", { "roles.head.yours": "roles.*.p1" }),
    ],
    [
      "ispm",
      worded(["ht", "dh", "mb", "sf"], (code) => code.toUpperCase(), {
        [`${ispm}.treatments.columnTreatment`]: `${ispm}.treatments.*.name`,
        [`${ispm}.treatments.columnCondition`]: `${ispm}.treatments.*.condition`,
      }),
      worded(
        destinations.map(({ key }) => key),
        `${ispm}.destinations.*.name`,
        { [`${ispm}.destinations.columnRule`]: `${ispm}.destinations.*.rule` },
      ),
    ],
    [
      "accessibility",
      accessibilityTests.flatMap(({ key, programs, day }): Cell[] => {
        const row = tRoot(`accessibilityStatement.tests.${key}`);
        const tested = day ? longDate(locale, day) : tRoot("accessibilityStatement.tests.everyBuild");
        return [
          [row, tRoot("accessibilityStatement.tests.head.programs"), programs],
          [row, tRoot("accessibilityStatement.tests.head.day"), tested],
        ];
      }),
    ],
    [
      "cartons",
      products.flatMap((product): Cell[] => {
        const load = stacked(product, [400, 300, 250]);
        const loaded = tripOf(usualVehicle, product.geometry, load).pallets * load.pieces;
        return [
          [named(product), tRoot("cartons.compare.perPallet"), number(load.pieces)],
          [named(product), tRoot("cartons.compare.perVehicle"), number(loaded)],
        ];
      }),
      commonCartons.flatMap((carton) =>
        products.map((product): Cell => {
          const { perLayer, layers, pieces } = stacked(product, carton);
          return [times(...carton), named(product), `${times(perLayer, layers)} = ${pieces}`];
        }),
      ),
    ],
    [
      "metres",
      metreFormats.flatMap(([length, depth, name]): Cell[] => {
        const row = [times(length, depth), name].filter(Boolean).join(", ");
        const metres = (length * depth) / 2.4e6;
        const pallet = { length, depth, height: 1000, mass: 1 };
        const places = fullLoad(usualVehicle, pallet, { play: 10, stackLimit: 1 }).stacks;
        const written = (figures: number) =>
          figure(locale, figures, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
        return [
          [row, tRoot("metres.fields.flat"), written(metres)],
          [row, tRoot("metres.fields.stacked", { pallets: 2 }), written(metres / 2)],
          [row, tRoot("metres.fields.stacked", { pallets: 3 }), written(metres / 3)],
          [row, tRoot("metres.table.places"), `${places} = ${written(places * metres)} ldm`],
        ];
      }),
    ],
    [
      "privacy",
      worded(["enquiry", "order", "accounts", "claims", "consent"], "privacy.purposes.*.purpose", {
        "privacy.purposes.head.basis": "privacy.purposes.*.basis",
      }),
      worded(["draft", "language", "arrival"], "privacy.device.*.name", {
        "privacy.device.head.purpose": "privacy.device.*.purpose",
        "privacy.device.head.keep": "privacy.device.*.keep",
      }),
    ],
  ];

  const value = tRoot("documents.sheet.valueHead");
  /** Returns the cells of a product's datasheet: its data, and its loads for every vehicle. */
  const stated = ({ geometry, nails, weighed, maxLoad, timber }: Product): Cell[][] => {
    const { length, depth, height, mass, deckBoards, blockRows, blockColumns } = geometry;
    const { wood, carbon } = packagingMasses(geometry, nails, weighed?.mass);
    const [onWood, onCarbon] = [
      ["wood", decimals(locale, wood, 1)],
      ["carbon", figure(locale, Math.round(carbon))],
    ].map(
      ([row, text]) => `${escaped(tRoot(`packagingData.rows.${row}`))}[^;]*: \\D*${escaped(text ?? "")} kg`,
    );
    const rows: Readonly<Record<string, string | RegExp>> = {
      dimension: inMillimetres(length, depth, height),
      surface: number((length * depth) / 1e6, 2),
      maxKg: number(maxLoad),
      block: number(blockRows.length * blockColumns.length),
      desk: new RegExp(`: ${deckBoards.length}(?!\\d)`),
      quality: tRoot(`facts.quality.${timber}`),
      mass: number(mass),
      entries: tRoot("facts.entries"),
    };
    return [
      [
        ...Object.entries(rows).map(([key, text]): Cell => [tRoot(`facts.labels.${key}`), value, text]),
        [tRoot("packagingData.heading"), value, new RegExp(`${onWood}.*${onCarbon}`)],
      ],
      vehicles.flatMap((vehicle): Cell[] => {
        const { stacks, perStack, pieces } = fullLoad(vehicle, geometry);
        const row = tRoot(`load.vehicles.${vehicle.id}.name`);
        return [
          [row, tRoot("documents.sheet.stacksHead"), times(stacks, perStack)],
          [row, tRoot("documents.sheet.piecesHead"), figure(locale, pieces)],
          [row, tRoot("documents.sheet.massHead"), `${decimals(locale, (pieces * mass) / 1000, 1)} t`],
        ];
      }),
    ];
  };
  const files: readonly (readonly [string, ...(readonly Cell[])[]])[] = [
    [
      catalogue(locale),
      ...products.flatMap(stated),
      products.flatMap((product) => compared(product, named(product))),
      loads.flat(),
      worded(["material", "ispm", "storage", "batch"], "blocks.data.*", {
        "blocks.data.value": "blocks.data.*Value",
      }),
    ],
    ...products.map((product) => [datasheet(product, locale), ...stated(product)] as const),
  ];
  return { pages, files };
}

/** Returns the cells with an unexpected text. */
function misplaced(
  name: string,
  tables: readonly ReadTable[],
  expected: readonly (readonly Cell[])[],
): string[] {
  if (tables.length !== expected.length)
    return [`${name} has ${tables.length} tables instead of ${expected.length}`];
  return expected.flatMap((cells, at) =>
    cells.flatMap(([row, column, text]) => {
      const found = tables[at]?.cell(row, column) ?? "";
      const isRight = typeof text === "string" ? found === flat(text) : text.test(found);
      return isRight ? [] : [`${row} / ${column}: "${found}" instead of ${String(text)}`];
    }),
  );
}

const tablesOfPage = ({ document: $ }: BuiltPage) =>
  $("table")
    .toArray()
    .map((table) => readTable($, $(table)));

describe.each(locales)("in %s", (locale) => {
  const { pages, files } = tablesOf(locale);
  test.each(
    pages.map(([page, ...tables]): [string, readonly (readonly Cell[])[]] => [path(locale, page), tables]),
  )("every figure of %s is in the row and column of its names", (address, tables) => {
    for (const cells of tables) expect(cells.length).toBeGreaterThan(1);
    expect(misplaced(address, tablesOfPage(builtPage(address)), tables)).toEqual([]);
  });

  // A second for each file.
  (hasPoppler && run.full ? test.each : test.skip.each)(
    files.map(([name, ...tables]): [string, readonly (readonly Cell[])[]] => [name, tables]),
  )("every figure of %s is in the row and column of its names", (name, tables) => {
    for (const cells of tables) expect(cells.length).toBeGreaterThan(1);
    // The last ones of the catalogue are forms to fill in.
    expect(misplaced(name, tablesOfPdf(`out/papers/${name}`).slice(0, tables.length), tables)).toEqual([]);
  });

  test("these tests read every table of every page", () => {
    // The tables of these pages are tested with their components; each cell of the glossary names its language, which
    // `every-page/words.ts` compares with its text.
    const others = [
      "glossary",
      "size",
      "sheet",
      ...products.map(({ id }) => ({ route: "product", id }) as const),
    ] as const;
    const read = [...pages.map(([page]) => page), ...others].map((page) => path(locale, page));
    const built = builtPages().filter(
      ({ document, html }) =>
        html.includes("<table") && document("html").attr("lang") === languages[locale].tag,
    );
    expect(built.map((page) => page.path).sort()).toEqual(read.sort());
  });
});

test.each(products)(
  "every figure of the CSV file of product $id is in the row and column of its names",
  (product) => {
    const { id, geometry, nails, weighed, typeNumber = "" }: Product = product;
    const { wood, blocks, steel, carbon } = packagingMasses(geometry, nails, weighed?.mass);
    const ofRest = weighed ? "rest_of_weighed_mass" : "estimated_from_volume";
    const items: readonly (readonly [item: string, code: string, mass: number | undefined, basis: string])[] =
      [
        ["pallet", "", weighed?.mass ?? geometry.mass, weighed ? "weighed" : "stated_planning_value"],
        ["wood", "FOR 50", wood, ofRest],
        ...(blocks === undefined
          ? []
          : [["pressed_blocks", "FOR 50", blocks, "estimated_from_volume"] as const]),
        ["steel", "FE 40", steel, steel === undefined ? "not_stated" : "estimated_from_nails"],
        ["co2_stored", "", carbon, "calculated_en_16449"],
      ];
    const rows = readFileSync(`out/papers/${productFile(product, "csv")}`, "utf8")
      .trim()
      .split(/\r?\n/);
    const [head = [], ...found] = rows.map((row) => row.split(","));
    const read = found.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at], cell])));
    expect(read).toMatchObject(
      items.map(([item, material_code, mass, basis]) => ({
        basis,
        product_id: String(id),
        type_number: typeNumber,
        item,
        material_code,
        mass_kg: mass?.toFixed(2) ?? "",
      })),
    );
    // Heading 4415 20 of the Harmonized System: pallets of wood.
    expect(read[0]?.customs_code).toBe("441520");
  },
);

test("heads in another order are found", () => {
  const { pages } = tablesOf("pl");
  const [page = "load", ...tables] = pages.find(([each]) => each === "load") ?? [];
  const planted = pageOf(builtPage(path("pl", page)), builtPage(path("pl", page)).html);
  const $ = planted.document;
  for (const row of $("thead tr").toArray()) $(row).append($(row).children().eq(1));
  expect(misplaced("load", tablesOfPage(planted), tables).length).toBeGreaterThan(vehicles.length);
});
