interface Source {
  readonly name: string;
  readonly address: `https://${string}`;
}

/** A statement of the site that can become outdated. */
export interface Statement {
  /** Day of the last check, ISO 8601. The build warns when it is too long ago. */
  readonly checked: `${number}-${number}-${number}`;
  /** The pages that were read, or the start page of an authority whose pages move. */
  readonly sources: readonly Source[];
  /** For laws: the newest document that was read, by its source name, with its day (ISO 8601). */
  readonly newest?: { readonly name: string; readonly day: `${number}-${number}-${number}` };
  /** Marks a rule that changes often and is checked twice a year. */
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
  marks: { checked: "2026-11-23", sources: [epalPallet] },
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
  /** Duties with a pallet under both regulations. */
  roles: {
    checked: "2026-11-25",
    sources: [...packaging, ...deforestation],
    newest: guidance,
    changesOften: true,
  },
} as const satisfies Record<string, Statement>;

/** Destinations of pallets, each with the authority for its rules: keys of `knowledge.ispm.destinations`. */
export const destinations = [
  {
    key: "eu",
    checked: "2026-11-26",
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

/** All statements by name. */
export const allStatements: Readonly<Record<string, Statement>> = {
  ...statements,
  ...Object.fromEntries(destinations.map((each) => [`destinations.${each.key}`, each])),
};

/** Months until a statement needs a new check. */
const monthsItHolds = { usual: 12, changesOften: 6 } as const;

/**
 * Lists the statements whose last check is more than twelve months ago, or six where the rule changes often.
 *
 * @param now the build date in a build
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
