import { type Day, warsawDay } from "../validity";

/** A page that was read for a statement. */
export interface Source {
  readonly name: string;
  readonly address: `https://${string}`;
}

/** A statement of the site that can become outdated. Days are ISO 8601. */
export interface Statement {
  /** Day on which the sources were read. Pages show it. */
  readonly checked: Day;
  /** From this day on, `golive`, builds and the nightly run ask somebody to read the sources again. */
  readonly readAgainOn: Day;
  /** The pages that were read, or the start page of an authority whose pages move. */
  readonly sources: readonly Source[];
  /** For laws: the newest document that was read, by its source name, with its day. */
  readonly newest?: { readonly name: string; readonly day: Day };
}

const ispm15: Source = { name: "ISPM\u00a015 (IPPC)", address: "https://www.ippc.int/en/publications/640/" };
const epalPallet: Source = {
  name: "epal-pallets.org",
  address: "https://www.epal-pallets.org/eu-en/load-carriers/epal-euro-pallet/",
};
const law = (name: string, path: string): Source => ({
  name,
  address: `https://eur-lex.europa.eu/eli/${path}/oj`,
});

/** Final guidance of the Commission on (EU) 2025/40, and the consolidated text of (EU) 2023/1115. */
const guidance = { name: "C/2026/3084", day: "2026-06-10" } as const;
const consolidated = { name: "02023R1115-20251226", day: "2025-12-26" } as const;
const packaging = [law("(EU) 2025/40", "reg/2025/40"), law(guidance.name, "C/2026/3084")];
const deforestation = [
  law("(EU) 2023/1115", "reg/2023/1115"),
  {
    name: consolidated.name,
    address: "https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02023R1115-20251226",
  } as const,
];

/** Statements about external rules, in the knowledge pages and on the page of the EUR pallet. */
export const statements = {
  marks: { checked: "2026-11-23", readAgainOn: "2027-11-23", sources: [epalPallet] },
  eurFigures: { checked: "2026-11-23", readAgainOn: "2027-11-23", sources: [epalPallet] },
  palletLoads: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [{ name: "KomNet NRW 4106", address: "https://www.komnet.nrw.de/_sitetools/dialog/4106" }],
    newest: { name: "KomNet NRW 4106", day: "2013-12-02" },
  },
  emptyStacks: {
    checked: "2026-11-28",
    readAgainOn: "2027-11-28",
    sources: [{ name: "KomNet NRW 6632", address: "https://www.komnet.nrw.de/_sitetools/dialog/6632" }],
  },
  loadingMetres: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [{ name: "Asendia", address: "https://asendia.de/logistik-glossar/lademeter" }],
  },
  /** Heading of the Harmonised System. */
  customs: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [law("(EEC) 2658/87", "reg/1987/2658")],
  },
  qrPallet: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [
      { name: "EPAL, QR", address: "https://ee.epal-pallets.org/epal-europalette-qr/faq" },
      {
        name: "EPAL, 2024",
        address:
          "https://www.epal-pallets.org/eu-uk/news/novini/detali/article/epal-digitalises-the-open-epal-pallet-pool",
      },
    ],
  },
  exchange: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [
      {
        name: "EPAL, 2017",
        address:
          "https://epal-pallets.org/eu-de/news/news/details/article/epal-beschliesst-ende-der-tauschvereinbarung-mit-der-uic-zum-01052017",
      },
      // Quotes the recommendation of ECR Polska.
      { name: "ZPE UIC, ECR Polska", address: "https://www.uic-eur.pl/aktualnosci/wymiennosc-europalet/" },
    ],
  },
  genuine: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [
      {
        name: "EPAL, 2016",
        address:
          "https://ee.epal-pallets.org/news/details/article/several-truckloads-of-counterfeit-epal-pallets-discovered-in-belgium",
      },
      {
        name: "BREPAL",
        address: "https://mhwmagazine.co.uk/brepal-warns-of-fake-epal-pallets-on-uk-market.html",
      },
    ],
  },
  blocks: {
    checked: "2026-11-27",
    readAgainOn: "2026-12-30",
    sources: [law("(EU) 2023/1464", "reg/2023/1464"), law("(EU) 2023/1115", "reg/2023/1115")],
  },
  mould: {
    checked: "2026-11-27",
    readAgainOn: "2028-11-27",
    sources: [{ name: "Pallet Enterprise", address: "https://palletenterprise.com/?p=7814" }],
  },
  unmarked: {
    checked: "2026-11-27",
    readAgainOn: "2027-11-27",
    sources: [
      {
        name: "CBP, CSMS 17-000612",
        address: "https://apps.cbp.gov/csms/viewmssg.asp?Recid=23011",
      },
    ],
  },
  ippcMark: { checked: "2026-11-21", readAgainOn: "2027-11-21", sources: [ispm15] },
  treatments: { checked: "2026-11-23", readAgainOn: "2027-11-23", sources: [ispm15] },
  exempt: { checked: "2026-11-23", readAgainOn: "2027-11-23", sources: [ispm15] },
  repair: { checked: "2026-11-21", readAgainOn: "2027-11-21", sources: [ispm15] },
  ppwr: {
    checked: "2026-11-25",
    // The Commission's FAQ has a second edition (August 2026), which has not been read.
    readAgainOn: "2026-12-30",
    sources: [...packaging, law("(EU) 2026/429", "dec_del/2026/429")],
    newest: guidance,
  },
  eudr: {
    checked: "2026-11-25",
    readAgainOn: "2026-12-30",
    sources: [...deforestation, law("(EU) 2025/2650", "reg/2025/2650")],
    newest: consolidated,
  },
  /** Duties of who imports pallets into Great Britain. */
  timberGb: {
    checked: "2026-11-29",
    readAgainOn: "2027-05-29",
    sources: [
      {
        name: "Scottish Forestry",
        address: "https://forestry.gov.scot/support-regulations/felling-permissions/uk-timber-regulation",
      },
      { name: "TTJ, OPSS", address: "https://ttjonline.com/analysis/the-abc-of-uktr-8906953" },
    ],
  },
  /** Duties with a pallet under both regulations. */
  roles: {
    checked: "2026-11-25",
    readAgainOn: "2026-12-30",
    sources: [...packaging, ...deforestation],
    newest: guidance,
  },
} as const satisfies Record<string, Statement>;

/** Destinations of pallets, each with the authority for its rules: keys of `knowledge.ispm.destinations`. */
export const destinations = [
  {
    key: "eu",
    checked: "2026-11-26",
    readAgainOn: "2027-05-26",
    sources: [
      { name: "PIORiN", address: "https://www.gov.pl/web/piorin" },
      {
        name: "DRAAF",
        address: "https://draaf.nouvelle-aquitaine.agriculture.gouv.fr/nematode-du-pin-r466.html",
      },
      {
        name: "NI Business Info",
        address:
          "https://www.nibusinessinfo.co.uk/content/wood-packaging-material-import-and-export-1-january-2021",
      },
    ],
  },
  {
    key: "uk",
    checked: "2026-11-23",
    readAgainOn: "2027-05-23",
    sources: [
      { name: "gov.uk", address: "https://www.gov.uk/guidance/import-or-export-wood-packaging-material" },
    ],
  },
  {
    key: "northAmerica",
    checked: "2026-11-21",
    readAgainOn: "2027-11-21",
    sources: [
      {
        name: "APHIS",
        address: "https://www.aphis.usda.gov/plant-imports/wood-packaging-material/import",
      },
      {
        name: "CFIA",
        address:
          "https://inspection.canada.ca/plant-health/invasive-species/directives/forest-products/d-98-08/eng/1323963831423/1323964135993",
      },
      { name: "SEMARNAT", address: "https://www.gob.mx/semarnat" },
    ],
  },
  {
    key: "china",
    checked: "2026-11-21",
    readAgainOn: "2027-11-21",
    sources: [{ name: "GACC", address: "https://english.customs.gov.cn/" }],
  },
  {
    key: "australia",
    checked: "2026-11-23",
    readAgainOn: "2027-11-23",
    sources: [
      {
        name: "DAFF",
        address: "https://www.agriculture.gov.au/biosecurity-trade/import/goods/timber-packaging",
      },
    ],
  },
  {
    key: "newZealand",
    checked: "2026-11-21",
    readAgainOn: "2027-11-21",
    sources: [
      {
        name: "MPI",
        address:
          "https://www.mpi.govt.nz/import/forest-products/wood-packaging/steps-to-importing-wood-packaging/",
      },
    ],
  },
  {
    key: "others",
    checked: "2026-11-21",
    readAgainOn: "2027-11-21",
    sources: [
      ispm15,
      {
        name: "Mattilsynet",
        address:
          "https://www.mattilsynet.no/planter-og-dyrking/tommer-trelast-og-treemballasje/regelverk-ved-import-av-treemballasje",
      },
    ],
  },
] as const satisfies readonly (Statement & { readonly key: string })[];

/** All statements by name. */
export const allStatements: Readonly<Record<string, Statement>> = {
  ...statements,
  ...Object.fromEntries(destinations.map((each) => [`destinations.${each.key}`, each])),
};

/** Days on which texts change their tense, by their keys in the catalogs. */
export const tenseDays = {
  // (EU) 2023/1115 applies to pallets.
  "knowledge.law.eudr.p2": "2026-12-30",
  // The codes of Decision 97/129/EC stop being voluntary.
  "knowledge.marks.questions.qr.text": "2028-08-12",
  // (EU) 2025/40, article 29: the first targets apply.
  "roles.fill.p3": "2030-01-01",
} as const satisfies Record<string, Day>;

/** Lists the statements whose sources have to be read again, each with a sentence. */
export function agedStatements(now: Date, all = allStatements): { name: string; text: string }[] {
  const today = warsawDay(now.getTime());
  return Object.entries(all).flatMap(([name, { checked, sources, readAgainOn }]) => {
    if (today < readAgainOn) return [];
    const where = sources.map(({ address }) => address).join(", ");
    const text = `was read on ${checked}, and again is due since ${readAgainOn}: see ${where}, then set both days`;
    return [{ name, text }];
  });
}
