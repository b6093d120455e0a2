/* eslint-disable max-lines -- One description of every table. */
/**
 * Tests every table of pages, PDF and CSV files in every language by its heads: a correct figure under the wrong head
 * would pass every other test.
 */
import { readFileSync } from "node:fs";

import { accessibilityTests } from "../../app/_content/accessibility";
import { blockProfile, blocksOf, offeredBlocks } from "../../app/_content/blocks";
import { catalogue, datasheet, productFile } from "../../app/_content/downloads";
import { retention, storedNames } from "../../app/_content/company/privacy";
import { eurPallet } from "../../app/_content/eur-pallet";
import { destinations } from "../../app/_content/knowledge/statements";
import { dimensionsOf, footprints, type Product, products as onSale } from "../../app/_content/products";
import { usualVehicle, type Vehicle, vehicleById, vehicles } from "../../app/_content/vehicles";
import { longDate } from "../../app/_i18n/dates";
import { decimals, figure, inMillimetres, times, tonnes } from "../../app/_i18n/figures";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { cartonsOn, tripOf } from "../../app/_load/cartons";
import { fullLoad } from "../../app/_load/full-load";
import { packagingMasses } from "../../app/_pallet/packaging";
import { timberVolume } from "../../app/_pallet/pallet-parts";
import { commonCartons } from "../../app/_sections/cartons";
import { loadedPlaces, loadedVehicles } from "../../app/_sections/load/planner";
import { metreFormats } from "../../app/_sections/metres";
import { builtPage, builtPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { run } from "../support/matrix";
import { type Cells, cellsOf, hasPoppler, readTable, tablesOfPdf } from "../support/read";

type Page = Parameters<typeof path>[1];

/**
 * A specified table: the heads of its columns; then each row's head, and what its cells tell. A text with letters is
 * the beginning of a cell. Other texts are all figures of a cell, in order.
 */
type Table = readonly (readonly string[])[];

const products: readonly Product[] = onSale;

const massesOf = ({ geometry, nails, weighed }: Product) => packagingMasses(geometry, nails, weighed?.mass);

const listed = <Name>([name, ...tables]: readonly [Name, ...Table[]]): [Name, Table[]] => [name, tables];

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

/** Returns the tables of each page, and of each PDF file, in order. */
function tablesOf(locale: Locale) {
  const say = (key: string, values = {}) => t(locale, key, values);
  const label = (key: string) => say(`facts.labels.${key}`);
  const material = (key: string, code = "") => say(`packagingData.rows.${key}`) + code;
  const number = (value: number, digits = 0) => decimals(locale, value, digits);
  const named = ({ name }: Product) => say(name);
  const vehicleName = ({ id }: Pick<Vehicle, "id">) => say(`load.vehicles.${id}.name`);
  const byProduct = (head: string, of: (product: Product) => string) => [head, ...products.map(of)];
  const sizes = offeredBlocks.map(({ size: [, cut] }) => inMillimetres(cut));
  const lengths = offeredBlocks.map(({ size }) => size.join());

  /** Returns a table from messages: the keys of its heads, the ids of its rows, and the keys of their cells. */
  const worded = (
    prefix: string,
    heads: readonly string[],
    ids: readonly string[],
    cells: readonly string[],
    name = (id: string) => say(`${prefix}.${id}.name`),
  ): Table => [
    heads.map((head) => say(`${prefix}.${head}`)),
    ...ids.map((id) => [name(id), ...cells.map((cell) => say(`${prefix}.${id}.${cell}`))]),
  ];

  const blocksIn = ({ blockRows, blockColumns, blockHeight, ...geometry }: Product["geometry"]) => {
    const sized = blocksOf({ blockRows, blockColumns, blockHeight });
    const further = geometry.deckIsFixed
      ? sized.flatMap(({ count, size }) => [count, ...size])
      : [blockHeight];
    return [blockRows.length * blockColumns.length, ...further].join(" ");
  };

  /** Returns the table that compares all products, on a page with differences from the first one. */
  const compared = (isPage: boolean): Table => {
    const row = (
      head: string,
      of: (product: Product) => number | undefined,
      digits = 0,
      tell: (value: number, product: Product) => string = (value) => number(value, digits),
      absent = "–",
    ) => {
      const values = products.map((product) => of(product)?.toFixed(digits));
      return byProduct(head, (product) => {
        const value = values[products.indexOf(product)];
        if (value === undefined) return absent;
        const difference = Number((Number(value) - Number(values[0])).toFixed(digits));
        const change = figure(locale, difference, { signDisplay: "always" }).replace("-", "−");
        return tell(Number(value), product) + (isPage && difference ? ` ${change}` : "");
      });
    };
    const loads = (key: string, vehicle: Vehicle) => {
      const load = ({ geometry }: Product) => fullLoad(vehicle, geometry);
      const tell = (pieces: number, product: Product) => {
        const { stacks, perStack } = load(product);
        return `${stacks} ${perStack} ${pieces} ${tonnes(locale, pieces * product.geometry.mass)}`;
      };
      return row(label(key), (product) => load(product).pieces, 0, tell);
    };
    const usual = ({ geometry }: Product) => fullLoad(usualVehicle, geometry);
    const notStated = say("packagingData.values.notStated");
    return [
      products.map((product) => {
        const pieces = figure(locale, usual(product).perTrip);
        return named(product) + (isPage ? say("adding.brief", { pieces }) : "");
      }),
      row(label("length"), ({ geometry }) => geometry.length),
      row(label("depth"), ({ geometry }) => geometry.depth),
      row(say("comparison.rows.height"), ({ geometry }) => geometry.height),
      row(label("surface"), ({ geometry: { length, depth } }) => (length * depth) / 1e6, 2),
      row(label("mass"), ({ geometry }) => geometry.mass),
      row(label("deckBoards"), ({ geometry }) => geometry.deckBoards.length),
      row(label("boardThickness"), ({ geometry }) => geometry.boardThickness),
      byProduct(label("block"), ({ geometry }) => blocksIn(geometry)),
      byProduct(label("blockKind"), ({ geometry }) => say(`facts.blockKind.${geometry.blocks}`)),
      row(label("timberVolume"), ({ geometry }) => timberVolume(geometry), 3),
      byProduct(label("entries"), () => say("facts.entries")),
      byProduct(say("comparison.rows.quality"), ({ timber }) => say(`facts.quality.${timber}`)),
      row(say("comparison.rows.maxKg"), ({ maxLoad }) => maxLoad),
      loads("trailer", usualVehicle),
      loads("ft40hc", vehicleById("ft40hc")),
      row(label("floorPlaces"), (product) => usual(product).stacks),
      row(label("perStack"), (product) => usual(product).perStack),
      byProduct(label("ht"), () => say("facts.ht")),
      byProduct(label("mark"), () => say("facts.mark")),
      row(material("wood", ", FOR 50"), (product) => massesOf(product).wood, 1),
      row(material("blocks", ", FOR 50"), (product) => massesOf(product).blocks, 1),
      row(material("steel", ", FE 40"), (product) => massesOf(product).steel, 1, undefined, notStated),
      row(material("carbon"), (product) => massesOf(product).carbon),
    ];
  };

  /** Returns a table of full loads. */
  const loads = (group: readonly Vehicle[], isPage: boolean): Table => [
    products.map((product) => named(product) + (isPage ? dimensionsOf(product.geometry) : "")),
    ...group.map((vehicle) => {
      const payload = say("load.table.payloadValue", { payload: tonnes(locale, vehicle.payload) });
      const { bodies, length, width, height } = vehicle;
      const sides = (bodies > 1 ? `${bodies}\u00a0× ` : "") + inMillimetres(length, width, height);
      const inside = `${sides}${isPage ? "" : " · "}${say("load.table.payload")}: ${payload}`;
      return byProduct(vehicleName(vehicle) + inside, ({ geometry }) => {
        const { pieces, stacks, perStack } = fullLoad(vehicle, geometry);
        return `${pieces}${stacks} ${perStack} ${tonnes(locale, pieces * geometry.mass)}`;
      });
    }),
  ];
  const groups = (["road", "swap", "container"] as const).map((group) =>
    vehicles.filter((vehicle) => vehicle.group === group),
  );

  const { perTrip } = fullLoad(usualVehicle, eurPallet);
  const lots: readonly (readonly [number, string])[] = [
    [1, "1"],
    [100, "100"],
    [perTrip, say("blocks.use.truck", { pieces: figure(locale, perTrip) })],
    [1000, figure(locale, 1000)],
  ];
  const blockFacts = (...more: readonly string[]): Table => [
    [say("blocks.data.value")],
    [say("blocks.data.section"), times(blockProfile.width, blockProfile.height)],
    ...["material", "ispm", "storage", "batch", ...more].map((id) => [
      say(`blocks.data.${id}`),
      say(`blocks.data.${id}Value`),
    ]),
  ];
  const metres = (value: number) =>
    figure(locale, value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  const rules = "knowledge.ispm.destinations";
  const tests = "accessibilityStatement.tests";
  const purposes = "privacy.purposes";
  const { enquiryMonths: months = 0 } = retention;
  const names = { language: [], draft: storedNames.draft, arrival: storedNames.arrival };

  const pages: readonly (readonly [Page, ...Table[]])[] = [
    ["comparison", compared(true)],
    [
      "load",
      [
        footprints.map(({ geometry: { length, depth } }) => inMillimetres(length, depth)),
        ...loadedVehicles.map((vehicle) => [
          vehicleName(vehicle),
          ...footprints.map((product) => {
            const { places, massPerPlace } = loadedPlaces(vehicle, product);
            return places + say("load.loaded.massOfPlace", { mass: figure(locale, massPerPlace) });
          }),
        ]),
      ],
      ...groups.map((group) => loads(group, true)),
    ],
    [
      "blocks",
      blockFacts("formaldehyde", "eudr"),
      [
        sizes,
        ...lots.map(([lot, name]) => [
          name,
          ...offeredBlocks.map(({ count }) => figure(locale, count * lot)),
        ]),
      ],
      [
        [...sizes, say("blocks.use.kind")],
        ...products.map((product) => {
          const own = blocksOf(product.geometry);
          const counts = lengths.map((size) => own.find((each) => each.size.join() === size)?.count ?? "–");
          return [named(product), ...counts.map(String), say(`blocks.use.${product.geometry.blocks}`)];
        }),
      ],
    ],
    ["knowledge", worded("roles", ["head.yours"], ["fill", "import", "resell", "export"], ["p1"])],
    [
      "ispm",
      worded(
        "knowledge.ispm.treatments",
        ["treatment", "condition"],
        ["ht", "dh", "mb", "sf"],
        ["name", "condition"],
        (code) => code.toUpperCase(),
      ),
      [
        [say(`${rules}.columnRule`), say(`${rules}.columnSource`)],
        ...destinations.map(({ key, checked }) => [
          say(`${rules}.${key}.name`),
          say(`${rules}.${key}.rule`),
          say("knowledge.asOf", { date: longDate(locale, checked) }).replace(/<.*?>/g, ""),
        ]),
      ],
    ],
    [
      "accessibility",
      [
        [say(`${tests}.head.programs`), say(`${tests}.head.day`)],
        ...accessibilityTests.map(({ key, programs, day }) => [
          say(`${tests}.${key}`),
          programs,
          day ? longDate(locale, day) : say(`${tests}.everyBuild`),
        ]),
      ],
    ],
    [
      "cartons",
      [
        [say("cartons.compare.perPallet"), say("cartons.compare.perVehicle")],
        ...products.map((product) => {
          const load = stacked(product, [400, 300, 250]);
          const loaded = tripOf(usualVehicle, product.geometry, load).pallets * load.pieces;
          return [named(product), number(load.pieces), number(loaded)];
        }),
      ],
      [
        products.map(named),
        ...commonCartons.map((carton) =>
          byProduct(times(...carton), (product) => {
            const { perLayer, layers, pieces } = stacked(product, carton);
            return `${perLayer} ${layers} ${pieces}`;
          }),
        ),
      ],
    ],
    [
      "metres",
      [
        [
          say("metres.fields.flat"),
          ...[2, 3].map((pallets) => say("metres.fields.stacked", { pallets })),
          say("metres.table.places"),
        ],
        ...metreFormats.map(([length, depth, name]) => {
          const pallet = { length, depth, height: 1000, mass: 1 };
          const { stacks } = fullLoad(usualVehicle, pallet, { play: 10, stackLimit: 1 });
          const one = (length * depth) / 2.4e6;
          return [
            [times(length, depth), name].filter(Boolean).join(", "),
            ...[1, 2, 3].map((high) => metres(one / high)),
            `${stacks} ${metres(stacks * one)}`,
          ];
        }),
      ],
    ],
    [
      "privacy",
      [
        ["basis", "keep"].map((column) => say(`${purposes}.head.${column}`)),
        ...["enquiry", "order", "accounts", "claims", "consent"].map((id) => {
          const kept = id === "enquiry" && !months ? "claims" : id;
          const keep = say(`${purposes}.${kept}.keep`, { months, years: retention.taxYears });
          return [say(`${purposes}.${id}.purpose`), say(`${purposes}.${id}.basis`), keep];
        }),
      ],
      worded(
        "privacy.device",
        ["head.purpose", "head.keep"],
        Object.keys(names),
        ["purpose", "keep"],
        (id) => {
          const stored = names[id as keyof typeof names].map((name) => name.replace(/:$/, ":…"));
          return say(`privacy.device.${id}.name`) + stored.join(", ");
        },
      ),
    ],
  ];

  /** Returns the tables of a product's datasheet: its data, and its loads for every vehicle. */
  const stated = (product: Product): Table[] => {
    const { geometry, maxLoad, timber } = product;
    const { length, depth, height, mass, deckBoards, blockRows, blockColumns, boardThickness } = geometry;
    const { wood, blocks, steel, carbon } = massesOf(product);
    const layers = [deckBoards.length, blockColumns.length, blockRows.length];
    const materials = [
      `50 ${number(wood, 1)}`,
      blocks === undefined ? "" : `50 ${number(blocks, 1)}`,
      `40 ${steel === undefined ? "" : number(steel, 1)}`,
      `2 ${number(carbon)}`,
    ];
    return [
      [
        [say("documents.sheet.valueHead")],
        [label("dimension"), times(length, depth, height)],
        [label("surface"), number((length * depth) / 1e6, 2)],
        [label("maxKg"), number(maxLoad)],
        [label("block"), blocksIn(geometry)],
        [label("desk"), [layers.reduce((sum, each) => sum + each), boardThickness, ...layers].join(" ")],
        [label("quality"), say(`facts.quality.${timber}`)],
        [label("mass"), number(mass)],
        [label("entries"), say("facts.entries")],
        [label("tolerance"), say("facts.tolerance")],
        // Heading 4415 20 of the Harmonized System: pallets of wood.
        [label("customs"), "4415 20"],
        [say("packagingData.heading"), materials.join(" ")],
      ],
      [
        ["stacks", "pieces", "mass"].map((column) => say(`documents.sheet.${column}Head`)),
        ...vehicles.map((vehicle) => {
          const { stacks, perStack, pieces } = fullLoad(vehicle, geometry);
          return [
            vehicleName(vehicle),
            times(stacks, perStack),
            String(pieces),
            tonnes(locale, pieces * mass),
          ];
        }),
      ],
    ];
  };
  const files: readonly (readonly [string, ...Table[]])[] = [
    [catalogue(locale), ...products.flatMap(stated), compared(false), loads(vehicles, false), blockFacts()],
    ...products.map((product) => [datasheet(product, locale), ...stated(product)] as const),
  ];
  return { pages: pages.map(listed), files: files.map(listed) };
}

const figuresIn = (text: string) => text.match(/[+−]?\d+(?:[.,]\d+)*/g)?.join(" ") ?? "";

/** Returns the cells that tell something else, and the cells with a figure that are not specified. */
function misplaced(name: string, tables: readonly Cells[], specified: readonly Table[]): string[] {
  if (tables.length !== specified.length)
    return [`${name} has ${tables.length} tables instead of ${specified.length}`];
  return specified.flatMap(([columns = [], ...rows], at) => {
    const told = cellsOf([["", ...columns], ...rows]);
    const read = tables[at] ?? new Map<string, string>();
    const wrong = [...told].filter(([heads, text]) => {
      const found = read.get(heads);
      const isFigures = /\d/.test(text) && !/\p{L}/u.test(text);
      return isFigures ? figuresIn(text) !== figuresIn(found ?? "") : !found?.startsWith(text);
    });
    const further = [...read].filter((cell) => /\d/.test(cell.join("")) && !told.has(cell[0]));
    return [
      ...(rows.length > 1 ? [] : [`${name} is specified without rows`]),
      ...wrong.map(([heads, text]) => `${heads}: "${read.get(heads)}" instead of ${text}`),
      ...further.map(([heads, text]) => `${heads}: "${text}" is not specified`),
    ];
  });
}

const tablesOfPage = (address: string): Cells[] => {
  const { document: $ } = builtPage(address);
  return $("table")
    .toArray()
    .map((table) => readTable($, $(table)));
};

describe.each(locales)("in %s", (locale) => {
  const { pages, files } = tablesOf(locale);
  test.each(pages)("every figure of the page %s is under its heads", (page, tables) => {
    const address = path(locale, page);
    expect(misplaced(address, tablesOfPage(address), tables)).toEqual([]);
  });

  // A second for each file.
  (hasPoppler && run.full ? test.each : test.skip.each)(files)(
    "every figure of %s is under its heads",
    (name, tables) => {
      // The last ones of the catalogue are forms to fill in.
      const read = tablesOfPdf(`out/papers/${name}`).slice(0, tables.length);
      expect(misplaced(name, read, tables)).toEqual([]);
    },
  );

  test("these tests read every table of every page", () => {
    // The tables of these pages are tested with their components; each cell of the glossary names its language, which
    // `every-page/words.ts` compares with its text.
    const others: readonly Page[] = ["glossary", "size", "sheet"];
    const ofProducts = products.map(({ id }): Page => ({ route: "product", id: id as never }));
    const read = [...pages.map(([page]) => page), ...others, ...ofProducts].map((page) => path(locale, page));
    const built = builtPages().filter(
      ({ document, html }) =>
        html.includes("<table") && document("html").attr("lang") === languages[locale].tag,
    );
    expect(built.map((page) => page.path).sort()).toEqual(read.sort());
  });
});

test.each(products)("every figure of the CSV file of product $id is under its head", (product) => {
  const { id, geometry, weighed, typeNumber = "" } = product;
  const { wood, blocks, steel, carbon } = massesOf(product);
  const row = (item: string, code: string, mass: number | undefined, basis: string, customs = "") =>
    [id, typeNumber, item, code, mass?.toFixed(2), basis, customs].join();
  const specified = [
    "product_id,type_number,item,material_code,mass_kg,basis,customs_code",
    row(
      "pallet",
      "",
      weighed?.mass ?? geometry.mass,
      weighed ? "weighed" : "stated_planning_value",
      "441520",
    ),
    row("wood", "FOR 50", wood, weighed ? "rest_of_weighed_mass" : "estimated_from_volume"),
    ...(blocks === undefined ? [] : [row("pressed_blocks", "FOR 50", blocks, "estimated_from_volume")]),
    row("steel", "FE 40", steel, steel === undefined ? "not_stated" : "estimated_from_nails"),
    row("co2_stored", "", carbon, "calculated_en_16449"),
  ];
  const file = readFileSync(`out/papers/${productFile(product, "csv")}`, "utf8");
  expect(file.trim().split(/\r?\n/)).toEqual(specified);
});

test("a changed figure, heads in another order and a further figure are found", () => {
  const [, tables = []] = tablesOf("pl").pages.find(([page]) => page === "load") ?? [];
  const read = tablesOfPage(path("pl", "load"));
  expect(misplaced("load", read, tables)).toEqual([]);
  for (const [at, cells] of read.entries())
    for (const [heads, text] of cells) {
      const planted = (cell: string) => read.with(at, new Map([...cells, [heads, cell]]));
      expect(misplaced("load", planted(text.replace(/\d(?=\D*$)/, "x")), tables)).toHaveLength(1);
      expect(misplaced("load", planted(`${text} 7`), tables).length).toBe(at ? 1 : 0);
    }
});
