import { type Identity, identityFaults } from "../../app/_content/company/identity";
import { type Processor, processorFaults } from "../../app/_content/company/privacy";
import { type Terms, termFaults } from "../../app/_content/company/terms";
import type { OpenPlaceholder } from "../built/placeholder-note";

const folder = "app/_content/company";

/**
 * Names what the law asks the company to state and what is missing, each with the law, and what is stated and cannot be right.
 *
 * @param origins of other hosts that the site's pages ask; empty for the site's own
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
      text: `cannot be meant: ${text}`,
      why: "home, product pages and the quote list state it",
    })),
  ];
}
