/** Where a statement can be checked: how the place calls itself, and its address. */
interface Source {
  readonly name: string;
  readonly address: `https://${string}`;
}

/** Something the site says that becomes untrue without anybody touching it. */
export interface Statement {
  /** The day it was last compared with what is known; ISO 8601. The build says when that is too long ago. */
  readonly checked: `${number}-${number}-${number}`;
  readonly sources: readonly Source[];
}

const ippc: Source = { name: "ippc.int", address: "https://www.ippc.int/" };

/** What the part to read says of rules that others make. Its words are in `knowledge`. */
export const statements = {
  marks: {
    checked: "2026-11-21",
    sources: [{ name: "epal-pallets.org", address: "https://www.epal-pallets.org/" }],
  },
  ippcMark: { checked: "2026-11-21", sources: [ippc] },
  treatments: { checked: "2026-11-22", sources: [ippc] },
  exempt: { checked: "2026-11-22", sources: [ippc] },
  repair: { checked: "2026-11-21", sources: [ippc] },
  ppwr: {
    checked: "2026-11-21",
    sources: [{ name: "(EU) 2025/40", address: "https://eur-lex.europa.eu/eli/reg/2025/40/oj" }],
  },
  eudr: {
    checked: "2026-11-21",
    sources: [{ name: "(EU) 2023/1115", address: "https://eur-lex.europa.eu/eli/reg/2023/1115/oj" }],
  },
} as const satisfies Record<string, Statement>;

/** Where pallets go, and the authority that knows the rules there; words in `knowledge.ispm.destinations`. */
export const destinations = [
  {
    key: "eu",
    checked: "2026-11-21",
    sources: [{ name: "PIORiN", address: "https://www.gov.pl/web/piorin" }],
  },
  { key: "uk", checked: "2026-11-21", sources: [{ name: "gov.uk", address: "https://www.gov.uk/" }] },
  {
    key: "northAmerica",
    checked: "2026-11-21",
    sources: [
      { name: "APHIS", address: "https://www.aphis.usda.gov/" },
      { name: "CFIA", address: "https://inspection.canada.ca/" },
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
    checked: "2026-11-22",
    sources: [{ name: "DAFF", address: "https://www.agriculture.gov.au/" }],
  },
  {
    key: "newZealand",
    checked: "2026-11-21",
    sources: [{ name: "MPI", address: "https://www.mpi.govt.nz/" }],
  },
  { key: "others", checked: "2026-11-21", sources: [ippc] },
] as const satisfies readonly (Statement & { readonly key: string })[];

/** Every statement by its name. */
export const allStatements: Readonly<Record<string, Statement>> = {
  ...statements,
  ...Object.fromEntries(destinations.map((each) => [`destinations.${each.key}`, each])),
};

/** How long a statement is taken to hold, months. */
const monthsItHolds = 12;

/**
 * Names the statements that have not been checked for more than twelve months.
 *
 * @param now the day it is; in a build, that of the build
 * @returns one sentence for each
 */
export function agedStatements(now: Date, all = allStatements): string[] {
  return Object.entries(all).flatMap(([name, { checked, sources }]) => {
    const until = new Date(`${checked}T00:00:00Z`);
    until.setUTCMonth(until.getUTCMonth() + monthsItHolds);
    if (now <= until) return [];
    const where = sources.map(({ address }) => address).join(", ");
    return [
      `"${name}" was last checked on ${checked}; see ${where}, then date it in app/_content/knowledge/statements.ts.`,
    ];
  });
}
