/** Incoterms 2020 of the International Chamber of Commerce. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;

/** Terms that buyers compare first. Undefined terms are not shown. */
export interface Terms {
  /** Time to reply to an enquiry, in working hours (1–72) or days (1–10). */
  readonly reply?: { readonly hours: number } | { readonly days: number } | undefined;
  /** Lead time from confirmation to delivery, in working days, at most 120. */
  readonly lead?: { readonly least: number; readonly most: number } | undefined;
  readonly minimum?: { readonly pieces: number } | { readonly loads: number } | undefined;
  /** Countries of delivery (ISO 3166). `more` means that others are on request. */
  readonly area?: { readonly countries: readonly string[]; readonly more: boolean } | undefined;
  readonly delivery?: readonly (typeof incoterms)[number][] | undefined;
  /** Validity of a quote, in days (1–90). */
  readonly validity?: { readonly days: number } | undefined;
}

/** The terms shown on the home page, on product pages and in the quote list. */
// Unconfirmed (should): no law requires them, but buyers compare suppliers by them: each is shown as soon as
// it is set
export const terms: Terms = {};

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** Lists the terms out of range, each with its allowed values. */
export function termFaults({ reply, lead, minimum, area, delivery, validity }: Terms): readonly string[] {
  const rules: readonly (readonly [isWrong: boolean | undefined, rule: string])[] = [
    [
      reply && ("hours" in reply ? !isWithin(reply.hours, 72) : !isWithin(reply.days, 10)),
      "reply: 1 to 72 hours, or 1 to 10 days",
    ],
    [
      lead && !(isWithin(lead.least, 120) && isWithin(lead.most, 120) && lead.least <= lead.most),
      "lead: working days from 1 to 120, the least first",
    ],
    [
      minimum && !isWithin("pieces" in minimum ? minimum.pieces : minimum.loads, Infinity),
      "minimum: at least 1",
    ],
    [
      area && (!area.countries.length || !area.countries.every((code) => /^[A-Z]{2}$/.test(code))),
      "area: codes of countries such as DE (ISO 3166)",
    ],
    [
      delivery && (!delivery.length || delivery.some((rule) => !incoterms.includes(rule))),
      `delivery: of ${incoterms.join(", ")} (Incoterms 2020)`,
    ],
    [validity && !isWithin(validity.days, 90), "validity: 1 to 90 days"],
  ];
  return rules.flatMap(([isWrong, rule]) => (isWrong ? [rule] : []));
}
