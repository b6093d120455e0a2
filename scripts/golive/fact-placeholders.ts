import type { company } from "../../app/_content/company/company";
import { leadsNowhere, type Placeholder } from "./placeholder";

/** Facts of the company by name, whatever is in them. */
type Facts = Readonly<Record<string, unknown>>;

/** The file that all of them stand in. */
const file = "app/_content/company/company.ts";

/** How a text shows that it is nobody's: by the name of its fact, the first that fits. */
const signs: readonly {
  readonly fact: RegExp;
  readonly isSign: (text: string) => boolean;
  readonly says: string;
}[] = [
  {
    fact: /phone.*|number$/i,
    isSign: (text) => /0{5}/.test(text.replace(/\D/g, "")),
    says: "is a number of zeros",
  },
  { fact: /postcode$/, isSign: (text) => !/[1-9]/.test(text), says: "is a postcode of zeros" },
  {
    fact: /^registry$/,
    isSign: (text) => !/\d/.test(text),
    says: "names no entry, only where to look for one",
  },
  { fact: /^emails/, isSign: leadsNowhere, says: "leads nowhere" },
  {
    fact: /./,
    isSign: (text) => URL.canParse(text) && leadsNowhere(new URL(text).hostname),
    says: "leads nowhere",
  },
];

/**
 * Names the facts of the company that nobody has confirmed, and those that nobody can have meant, whatever is said of them.
 *
 * @param facts what `company.ts` holds
 * @param toConfirm names of those that nobody has confirmed
 */
export function factPlaceholders(facts: Facts, toConfirm: readonly (keyof typeof company)[]): Placeholder[] {
  const impossible = Object.entries(facts).flatMap(([fact, value]) =>
    textsOf(fact, value).flatMap(([name, text]) => {
      const sign = signs.find((each) => each.fact.test(name) && each.isSign(text));
      return sign ? [{ fact, says: `${name}: "${text}" ${sign.says}.` }] : [];
    }),
  );
  const unconfirmed = toConfirm
    .filter((fact) => impossible.every((each) => each.fact !== fact))
    .map((fact) => ({ says: `${fact}: ${JSON.stringify(facts[fact])} is not confirmed.` }));
  return [...impossible, ...unconfirmed].map(({ says }) => ({ file, says }));
}

/** The texts of a fact by their place in it, such as `otherPhones.2.number`. */
function textsOf(name: string, value: unknown): [name: string, text: string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(`${name}.${key}`, each));
}
