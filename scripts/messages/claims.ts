import type { Locale } from "../../app/_i18n/languages";
import { type Catalog, catalogFile } from "./catalog";
import type { Finding } from "./rules";

/** A kind of claim that needs a fact to support it. */
interface Claim {
  /** Pattern for all languages. */
  readonly pattern: RegExp;
  /** The reason, with the source of the rule. */
  readonly why: string;
}

const ppwr14 = "Regulation (EU) 2025/40, article 14, allows a claim only beyond what the law asks";

/** Claims about pallets that texts must not make. */
const claims: readonly Claim[] = [
  {
    pattern: /\bCE\b|\b(znak|oznakowanie|oznaczenie)\s+CE\b|CE-(Zeichen|Kennzeichnung|mark)/u,
    why: "no law gives packaging a CE mark",
  },
  {
    pattern:
      /(?<!\p{L})(certyfikowan|zertifiziert|certified|atestowan|EU-geprüft|EU-tested|przebadan\p{L}+ w UE|jednostk\p{L}+ notyfikowan|notifizierte\p{L}* Stelle|notified body)/iu,
    why: "the manufacturer declares conformity alone (module A): nobody certifies, approves or tests a pallet for it",
  },
  {
    pattern:
      /(neutraln\p{L}*|obojętn\p{L}*) (dla )?klimat|zeroemisyjn|(klima|CO2)[-\s]?neutral|(climate|carbon)[-\s]neutral|net[-\s]zero/iu,
    why: "Directive (EU) 2024/825 forbids claims of neutrality that rest on offsets",
  },
  {
    pattern:
      /(?<!\p{L})(ekologiczn|przyjazn\p{L}* (dla )?środowisk|umweltfreundlich|ökologisch|eco-?friendly|ecological|environmentally friendly|zrównoważon\p{L}* palet|nachhaltige\p{L}* Palette|sustainable pallet)/iu,
    why: "Directive (EU) 2024/825 forbids general environmental claims without recognised performance",
  },
  {
    pattern: /(PPWR|EUDR)[-\s]?(konform|compliant|compatible)|zgodn\p{L}* z (PPWR|EUDR)/iu,
    why: `what the law asks of everybody is no advantage; ${ppwr14}`,
  },
  {
    pattern:
      /(klas\p{L}+|Klasse|grade|class) [ABC] .{0,20}(recykl|rezykl|recycl)|(recykl|rezykl|recycl)\p{L}* (klas\p{L}+|Klasse|grade|class) [ABC]\b/iu,
    why: "no delegated act has set grades of recyclability yet",
  },
  {
    pattern:
      /(?<!nie\s)ślad\p{L}* węglow\p{L}* (palet|wynosi)|(?<!nicht\sder\s)CO2-Fußabdruck (der|beträgt)|carbon footprint of (?!the pallet\.)/iu,
    why: "what is stored in the wood is no footprint of the pallet",
  },
  { pattern: /\b(FSC|PEFC)\b/u, why: "it takes a certificate of the chain of custody" },
];

/** Texts fixed by the specification (R53); `npm run golive` reports them. */
export const fixedClaims: readonly string[] = ["news.articles.sawdustBlocks.title"];

/** Returns the unsupported claim in a text; undefined if the text makes no such claim. */
export function claimIn(text: string): string | undefined {
  const claim = claims.find(({ pattern }) => pattern.test(text));
  return claim && `claims "${claim.pattern.exec(text)?.[0].trim() ?? ""}": ${claim.why}`;
}

export function claimFindings(locale: Locale, catalog: Catalog): Finding[] {
  return [...catalog].flatMap(([key, text]) => {
    const says = fixedClaims.includes(key) ? undefined : claimIn(text);
    return says ? [{ location: catalogFile(locale), key, says }] : [];
  });
}
