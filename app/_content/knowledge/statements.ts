/** Where a statement can be checked: how the place calls itself, and its address. */
interface Source {
  readonly name: string;
  readonly address: `https://${string}`;
}

/** Something the site says that becomes untrue without anybody touching it. */
export interface Statement {
  /** The day it was last compared with what is known; ISO 8601. The build says when that is too long ago. */
  readonly checked: `${number}-${number}-${number}`;
  /** The exact pages that were read, or the front page of an authority whose page keeps moving. */
  readonly sources: readonly Source[];
  /** The newest document that was read for it, where it is a law: by its name among the sources, and its day; ISO 8601. */
  readonly newest?: { readonly name: string; readonly day: `${number}-${number}-${number}` };
  /** Whether the rule is still being changed, so that it has to be read twice a year. */
  readonly changesOften?: true;
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

/** The final guidance of the Commission on the regulation, and the text of the other with its last change. */
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

/** What the part to read, and the page of the EUR pallet, say of rules that others make. */
export const statements = {
  marks: { checked: "2026-11-23", sources: [epalPallet] },
  /** The figures of `epalFigures` in eur-pallet.ts. */
  eurFigures: { checked: "2026-11-23", sources: [epalPallet] },
  ippcMark: { checked: "2026-11-21", sources: [ispm15] },
  treatments: { checked: "2026-11-23", sources: [ispm15] },
  exempt: { checked: "2026-11-23", sources: [ispm15] },
  repair: { checked: "2026-11-21", sources: [ispm15] },
  ppwr: {
    checked: "2026-11-25",
    sources: [...packaging, law("(EU) 2026/429", "dec_del/2026/429")],
    newest: guidance,
    changesOften: true,
  },
  eudr: {
    checked: "2026-11-25",
    sources: [...deforestation, law("(EU) 2025/2650", "reg/2025/2650")],
    newest: consolidated,
    changesOften: true,
  },
  /** Who must do what with a pallet, by both. */
  roles: {
    checked: "2026-11-25",
    sources: [...packaging, ...deforestation],
    newest: guidance,
    changesOften: true,
  },
} as const satisfies Record<string, Statement>;

/** Where pallets go, and the authority that knows the rules there; words in `knowledge.ispm.destinations`. */
export const destinations = [
  {
    key: "eu",
    checked: "2026-11-23",
    sources: [
      { name: "PIORiN", address: "https://www.gov.pl/web/piorin" },
      {
        name: "DRAAF",
        address: "https://draaf.nouvelle-aquitaine.agriculture.gouv.fr/nematode-du-pin-r466.html",
      },
    ],
    changesOften: true,
  },
  {
    key: "uk",
    checked: "2026-11-23",
    sources: [
      { name: "gov.uk", address: "https://www.gov.uk/guidance/import-or-export-wood-packaging-material" },
    ],
    changesOften: true,
  },
  {
    key: "northAmerica",
    checked: "2026-11-21",
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
    sources: [{ name: "GACC", address: "https://english.customs.gov.cn/" }],
  },
  {
    key: "australia",
    checked: "2026-11-23",
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

/** Every statement by its name. */
export const allStatements: Readonly<Record<string, Statement>> = {
  ...statements,
  ...Object.fromEntries(destinations.map((each) => [`destinations.${each.key}`, each])),
};

/** How long a statement is taken to hold, months. */
const monthsItHolds = { usual: 12, changesOften: 6 } as const;

/**
 * Names the statements that have not been checked for more than twelve months, or six where the rule changes often.
 *
 * @param now the day it is; in a build, that of the build
 * @returns one sentence for each
 */
export function agedStatements(now: Date, all = allStatements): string[] {
  return Object.entries(all).flatMap(([name, { checked, sources, changesOften }]) => {
    const until = new Date(`${checked}T00:00:00Z`);
    until.setUTCMonth(until.getUTCMonth() + monthsItHolds[changesOften ? "changesOften" : "usual"]);
    if (now <= until) return [];
    const where = sources.map(({ address }) => address).join(", ");
    return [
      `"${name}" was last checked on ${checked}; see ${where}, then date it in app/_content/knowledge/statements.ts.`,
    ];
  });
}
