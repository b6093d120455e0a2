/** A processor of visitors' data (GDPR, article 28). */
export interface Processor {
  readonly role: "mailService" | "mailbox" | "hosting";
  readonly name: string;
  /** Countries (ISO 3166) of the registered office and of the servers. */
  readonly seat: string;
  readonly servers: readonly string[];
  /** Legal basis of a transfer out of the European Economic Area (GDPR, articles 45 and 46). */
  readonly basis: "none" | "clauses" | "adequacy";
  /** Hosts of the service that the site's pages request. */
  readonly hosts?: readonly string[];
}

// Unconfirmed (must): the privacy page names them as recipients: read the agreement with each; the mailbox's
// provider and the host are missing
export const processors: readonly Processor[] = [
  {
    role: "mailService",
    name: "EmailJS Pte. Ltd.",
    seat: "SG",
    servers: ["US"],
    basis: "clauses",
    hosts: ["api.emailjs.com"],
  },
];

/** Retention periods. The page states no figure for an undefined period. */
// Unconfirmed (should): the privacy page states periods where they are set, and rules where they are not
export const retention: {
  /** Months from the last message, for an enquiry without a contract. */
  readonly enquiryMonths?: number;
  /**
   * Years from the end of the year in which the tax fell due (Polish Tax Ordinance, article 86 § 1 with
   * article 70 § 1).
   */
  readonly taxYears: number;
  /** Days that the host keeps its logs. */
  readonly logDays?: number;
} = {
  taxYears: 5,
};

/** Data protection officer. Undefined where the law does not require one. */
export const protectionOfficer: string | undefined = undefined;

/** Day of the last comparison of the page with the actual processing, ISO 8601. */
export const privacyDay = "2026-11-25";

/** The Polish data protection authority. */
export const authority = {
  address: "ul. Stanisława Moniuszki 1A, 00-\u2060014 Warszawa",
  site: "https://uodo.gov.pl",
};

/** Members of the European Union, and Iceland, Liechtenstein and Norway. */
const economicArea =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" ");

/** Returns whether a processor's seat or a server is outside the European Economic Area. */
export function isOutside({ seat, servers }: Pick<Processor, "seat" | "servers">): boolean {
  return [seat, ...servers].some((country) => !economicArea.includes(country));
}

/**
 * Lists processors without a legal basis, and requested hosts without a processor.
 *
 * @param hosts hosts that pages contact without the visitor's request
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

/** Names of `sessionStorage` entries by row of the privacy page. A trailing colon marks a prefix. */
export const storedNames = {
  draft: ["draft:", "quote", "sending:"],
  arrival: ["reloadOnArrival"],
} as const;
