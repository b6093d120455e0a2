import type { blockDetails } from "../../app/_content/blocks";
import type { Certificate, Kind } from "../../app/_content/company/certificates";
import { type Forest, isForestCode } from "../../app/_content/company/company";
import { type Identity, identityFaults } from "../../app/_content/company/identity";
import { type Processor, processorFaults } from "../../app/_content/company/privacy";
import { declarationFaults } from "../../app/_content/declarations";
import type { Product } from "../../app/_content/products";
import { type Terms, termFaults } from "../../app/_content/company/terms";
import { placeholders, type readSettings } from "../../app/_settings/read-settings";
import { type Day, writtenDay } from "../../app/_content/validity/day";
import { isValid, type State, stateOn } from "../../app/_content/validity/state";
import type { OpenPlaceholder } from "../built/placeholder-note";

/** Reserved domains (RFC 2606), and this machine. */
const reserved = /(^|[.@])((example|test|invalid|localhost)|example\.(com|net|org))$/;

/** Returns whether a host name or e-mail address is reserved or local. */
function leadsNowhere(address: string): boolean {
  return reserved.test(address) || /^(127\.|\[)/.test(address);
}

/** Signs that a fact cannot be real; the first entry whose pattern matches the fact's name applies. */
const signs: readonly { fact: RegExp; isSign: (text: string) => boolean; says: string }[] = [
  {
    fact: /phone.*|number$/i,
    isSign: (text) => /0{5}/.test(text.replace(/\D/g, "")),
    says: "looks like a dummy number",
  },
  { fact: /postcode$/, isSign: (text) => !/[1-9]/.test(text), says: "is a postcode of zeros" },
  { fact: /^registry$/, isSign: (text) => !/\d/.test(text), says: "names no entry of the register" },
  { fact: /^emails/, isSign: leadsNowhere, says: "is a reserved or local address" },
  {
    fact: /./,
    isSign: (text) => URL.canParse(text) && leadsNowhere(new URL(text).hostname),
    says: "is a reserved or local address",
  },
];

/**
 * Lists facts of the company that cannot be real, even if they are marked as confirmed, and a copyright year
 * in the future.
 */
export function impossibleFacts(facts: Readonly<Record<string, unknown>>, year: number): OpenPlaceholder[] {
  const file = "app/_content/company/company.ts";
  const why = "visitors would be led to the wrong place";
  const found = Object.entries(facts).flatMap(([fact, value]) =>
    textsOf(fact, value).flatMap(([name, text]) => {
      const sign = signs.find((each) => each.fact.test(name) && each.isSign(text));
      return sign ? [{ id: `company.${name}`, file, text: `"${text}" ${sign.says}`, why }] : [];
    }),
  );
  const forest = facts.forest as Forest | undefined;
  if (forest && !isForestCode(forest))
    found.push({
      id: "company.forest",
      file,
      text: `"${forest.code}" is no code of a certificate of ${forest.scheme}`,
      why: "the quote list offers the claim that only such a certificate allows",
    });
  if (Number(facts.copyrightYear) > year)
    found.push({
      id: "company.copyrightYear",
      file,
      text: `the year ${facts.copyrightYear as string} is in the future`,
      why: "the footer of every page shows it",
    });
  return found;
}

/** Returns the texts in a fact by their path, such as `otherPhones.2.number`. */
function textsOf(name: string, value: unknown): [name: string, text: string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(`${name}.${key}`, each));
}

const stateTexts: Readonly<Record<State, (document: Certificate) => string>> = {
  planned: ({ from }) => `begins on ${from ? writtenDay(from) : "?"}`,
  valid: () => "is valid",
  endsSoon: () => "is valid",
  expired: ({ until }) => `ended on ${until ? writtenDay(until) : "?"}`,
  dateOnly: () => "has no last day, so its validity is unknown: give `until`",
};

/** The promise that depends on a kind of document, and a pattern for Polish texts that mention it. */
const promises: Readonly<Record<Kind, { why: string; texts?: RegExp }>> = {
  phytosanitary: {
    why: "pages offer heat treatment (HT) and the ISPM 15 mark, which a company may set only with a valid permission",
    texts: /\bHT\b|ISPM/,
  },
  licence: {
    why: "pages name the EPAL mark within the scope of a valid licence",
    texts: /\bEPAL\b/,
  },
  institute: { why: "the certificates of the home page show it as proof" },
  general: { why: "the certificates of the home page show it as proof" },
};

/**
 * Lists the kinds of documents without a valid one, and texts and rows about a kind that the company does not
 * have.
 *
 * @param notHeld kinds that the company does not have
 */
export function documentPlaceholders(
  documents: readonly Certificate[],
  notHeld: readonly Kind[],
  texts: ReadonlyMap<string, string>,
  day: Day,
): OpenPlaceholder[] {
  const file = "app/_content/company/certificates.ts";
  const kinds = [...new Set([...documents.map(({ kind }) => kind), ...notHeld])];
  return kinds.flatMap((kind): OpenPlaceholder[] => {
    const own = documents.filter((document) => document.kind === kind);
    const { why, texts: pattern } = promises[kind];
    if (!notHeld.includes(kind)) {
      if (own.some((document) => isValid(document, day))) return [];
      const each = own.map((document) => `"${document.key}" ${stateTexts[stateOn(document, day)](document)}`);
      const text = `no document of this kind is known to be valid today: ${each.join("; ")}. Add the next one, or name the kind in kindsNotHeld`;
      return [{ id: `documents.${kind}`, file, text, why }];
    }
    const rows = own.map(({ key }) => key);
    const keys = [...texts]
      .filter(([key, text]) => pattern?.test(text) && !/^(knowledge|meta)\./.test(key))
      .map(([key]) => key);
    const none = "the company has no such document, but these";
    return [
      { id: `documents.${kind}`, file, text: `${none} rows show one: ${rows.join(", ")}`, why, found: rows },
      {
        ...{ id: `texts.${kind}`, file: "messages/pl.json", why, found: keys },
        text: `${none} texts mention it: ${keys.join(", ")}`,
      },
    ].flatMap(({ found, ...placeholder }) => (found.length ? [placeholder] : []));
  });
}

/** Lists the settings that no live site can use. */
export function settingPlaceholders(found: ReturnType<typeof readSettings>): OpenPlaceholder[] {
  const nowhere = leadsNowhere(new URL(found.siteUrl).hostname)
    ? `${found.siteUrl} is a reserved or local address`
    : "";
  const account = (value: string) =>
    /(^|_)preview(_|$)/.test(value) ? `${value} is the account of a preview` : value ? "" : "is not set";
  const shown = (key: keyof typeof placeholders) => (found[key] === placeholders[key] ? "is not set" : "");
  const [form, sample] = [
    "a form refuses to send without it",
    "the sample shown instead does not belong to the company",
  ];
  const rows: readonly (readonly [id: string, text: string, why: string])[] = [
    [
      "NEXT_PUBLIC_SITE_URL",
      shown("siteUrl") || nowhere,
      "links, the sitemap and share pictures begin with it",
    ],
    ["NEXT_PUBLIC_EMAILJS_USER_ID", account(found.mail.userId), form],
    ["NEXT_PUBLIC_EMAILJS_SERVICE_ID", account(found.mail.serviceId), form],
    ["NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID", account(found.mail.orderTemplateId), form],
    ["NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID", account(found.mail.contactTemplateId), form],
    ["NEXT_PUBLIC_MAP_URL", shown("mapUrl"), sample],
    ["NEXT_PUBLIC_VIDEO_URL", shown("videoUrl"), sample],
  ];
  return rows.filter(([, text]) => text).map(([id, text, why]) => ({ id, file: ".env.local", text, why }));
}

/** Lists missing and incorrect parts of the products' declarations of conformity. */
export function declarationPlaceholders(products: readonly Product[]): OpenPlaceholder[] {
  return products.flatMap((product) =>
    declarationFaults(product, products).map((text, index) => ({
      id: `products.${product.id}.declaration${index + 1}`,
      file: "app/_content/products.ts",
      text,
      why: "each type of packaging needs a declaration of conformity (Regulation (EU) 2025/40, articles 15 and 39); the site shows none that is not signed",
    })),
  );
}

const folder = "app/_content/company";

/**
 * Lists facts that the law requires and that are missing or wrong, each with the law.
 *
 * @param origins other hosts that the pages request; empty for the site's own
 */
export function legalPlaceholders(
  identity: Identity,
  processors: readonly Processor[],
  terms: Terms,
  origins: readonly string[],
): OpenPlaceholder[] {
  const hosts = origins.filter((origin) => URL.canParse(origin)).map((origin) => new URL(origin).hostname);
  return [
    ...identityFaults(identity).map(({ fact, fault, why }) => ({
      id: `identity.${fact}`,
      file: `${folder}/identity.ts`,
      text: fault,
      why,
    })),
    ...processorFaults(processors, hosts).map((text, index) => ({
      id: `processors.fault${index + 1}`,
      file: `${folder}/privacy.ts`,
      text,
      why: "the privacy page names every recipient, and what a transfer rests on (GDPR, article 13(1)(e) and (f))",
    })),
    ...termFaults(terms).map((text) => ({
      id: `terms.${text.split(":")[0] ?? ""}`,
      file: `${folder}/terms.ts`,
      text: `is impossible. Allowed: ${text}`,
      why: "home, product pages and the quote list state it",
    })),
  ];
}

/** Lists facts that buyers ask for and only the company knows. Pages show each once it is set. */
export function unknownFacts(
  products: readonly Product[],
  blocks: typeof blockDetails,
  registers: readonly unknown[],
): OpenPlaceholder[] {
  const why = "buyers ask for it, and pages show it once it is set";
  const rows: readonly (readonly [id: string, file: string, isSet: boolean])[] = [
    ...products.flatMap(({ id, species, origin }) => [
      [`products.${id}.species`, "app/_content/products.ts", Boolean(species)] as const,
      [`products.${id}.origin`, "app/_content/products.ts", Boolean(origin)] as const,
    ]),
    ["blockDetails.emission", "app/_content/blocks.ts", Boolean(blocks.emission)],
    ["blockDetails.customs", "app/_content/blocks.ts", Boolean(blocks.customs)],
    ["producerRegisters", `${folder}/identity.ts`, registers.length > 0],
  ];
  return rows
    .filter(([, , isSet]) => !isSet)
    .map(([id, file]) => ({ id, file, text: "is not known: set it in this file", why }));
}
