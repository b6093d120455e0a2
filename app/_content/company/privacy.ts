import { toConfirm } from "../to-confirm";

/** Who processes data of visitors on behalf of the company (GDPR, article 28). */
export interface Processor {
  readonly role: "mailService" | "mailbox" | "hosting";
  readonly name: string;
  /** The country (ISO 3166) of its seat, and those of its servers. */
  readonly seat: string;
  readonly servers: readonly string[];
  /** What a transfer out of the European Economic Area rests on (GDPR, articles 45 and 46). */
  readonly basis: "none" | "clauses" | "adequacy";
  /** The hosts that the site's pages ask for its service. */
  readonly hosts?: readonly string[];
}

/**
 * @confirm the privacy page names them as recipients: read the agreement with each, and keep a copy; the mailbox's provider and the host are missing
 */
export const processors: readonly Processor[] = toConfirm([
  {
    role: "mailService",
    name: "EmailJS Pte. Ltd.",
    seat: "SG",
    servers: ["US"],
    basis: "clauses",
    hosts: ["api.emailjs.com"],
  },
]);

/** How long data are kept; what is undefined is not stated in figures. */
export const retention: {
  /** Months from the last message where no contract follows. */
  readonly enquiryMonths?: number;
  /** Years from the end of the year in which the tax fell due (Polish Tax Ordinance, article 86 § 1 with article 70 § 1). */
  readonly taxYears: number;
  /** Days that the host keeps its logs. */
  readonly logDays?: number;
} = {
  /** @confirm the privacy page states periods where they are set, and rules where they are not */
  ...toConfirm({}),
  taxYears: 5,
};

/** Who answers for data protection beside the office; undefined where the company need not name one. */
export const protectionOfficer: string | undefined = undefined;

/** The day the page was last compared with what happens; ISO 8601. */
export const privacyDay = "2026-11-25";

/** The Polish authority for data protection. */
export const authority = {
  address: "ul. Stanisława Moniuszki 1A, 00-014 Warszawa",
  site: "https://uodo.gov.pl",
};

/** Members of the European Union, and Iceland, Liechtenstein and Norway. */
const economicArea =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

/** Whether data that a processor gets leave the European Economic Area: by its seat, or by its servers. */
export function isOutside({ seat, servers }: Pick<Processor, "seat" | "servers">): boolean {
  return [seat, ...servers].some((country) => !economicArea.includes(country));
}

/**
 * Names the processors that the page could not state lawfully, and the hosts that no processor accounts for.
 *
 * @param hosts that the site's pages ask before a visitor requests anything of theirs
 * @returns one sentence for each
 */
export function processorFaults(
  processors: readonly Processor[],
  hosts: readonly string[],
): readonly string[] {
  const known = processors.flatMap((each) => each.hosts ?? []);
  return [
    ...processors
      .filter((each) => isOutside(each) && each.basis === "none")
      .map(
        ({ name }) =>
          `${name} is outside of the European Economic Area and has no basis (clauses or adequacy)`,
      ),
    ...hosts.filter((host) => !known.includes(host)).map((host) => `${host} belongs to no processor`),
  ];
}

/** The names of what pages keep in a tab (`sessionStorage`), by the rows of the privacy page; a colon stands before more letters. */
export const storedNames = {
  draft: ["draft:", "quote", "quoteEntry", "sending:"],
  arrival: ["reloadOnArrival"],
} as const;
