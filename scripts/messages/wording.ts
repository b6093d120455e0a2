import type { Locale } from "../../app/_i18n/languages";
import { withoutLineMarks } from "../../app/_i18n/plain-text";

/** Words that texts must not have: an unsupported claim, or a second name for a thing that has one. */
interface Wording {
  readonly wrong: RegExp;
  /** The reason, with the source of the rule, or the term of this site. */
  readonly why: string;
  /** Keys of texts that may use the words: texts fixed by the specification, and further names in the glossary. */
  readonly except?: readonly string[];
}

/** Names the article's subject, which the specification fixes. */
const articleTitle = "news.articles.sawdustBlocks.title";

/** Texts fixed by the specification (R53) that make a claim; `npm run golive` reports them. */
export const fixedClaims: readonly string[] = [articleTitle];

const ppwr14 = "Regulation (EU) 2025/40, article 14, allows a claim only beyond what the law asks";

/** Claims about pallets that need a fact to support them, in all languages. */
const claims: readonly Wording[] = [
  {
    wrong: /\bCE\b|\b(znak|oznakowanie|oznaczenie)\s+CE\b|CE-(Zeichen|Kennzeichnung|mark)/u,
    why: "no law gives packaging a CE mark",
  },
  {
    wrong:
      /(?<!\p{L})(certyfikowan|zertifiziert|certified|atestowan|EU-geprüft|EU-tested|przebadan\p{L}+ w UE|jednostk\p{L}+ notyfikowan|notifizierte\p{L}* Stelle|notified body)/iu,
    why: "the manufacturer declares conformity alone (module A): nobody certifies, approves or tests a pallet for it",
  },
  {
    wrong:
      /(neutraln\p{L}*|obojętn\p{L}*) (dla )?klimat|zeroemisyjn|(klima|CO[2₂])[-\s]?neutral|(climate|carbon)[-\s]neutral|net[-\s]zero/iu,
    why: "Directive (EU) 2024/825 forbids claims of neutrality that rest on offsets",
  },
  {
    wrong:
      /(?<!\p{L})(ekologiczn|przyjazn\p{L}* (dla )?środowisk|umweltfreundlich|ökologisch|eco-?friendly|ecological|environmentally friendly|zrównoważon\p{L}* palet|nachhaltige\p{L}* Palette|sustainable pallet)/iu,
    why: "Directive (EU) 2024/825 forbids general environmental claims without recognised performance",
  },
  {
    wrong: /(PPWR|EUDR)[-\s]?(konform|compliant|compatible)|zgodn\p{L}* z (PPWR|EUDR)/iu,
    why: `what the law asks of everybody is no advantage; ${ppwr14}`,
  },
  {
    wrong:
      /(klas\p{L}+|Klasse|grade|class) [ABC] .{0,20}(recykl|rezykl|recycl)|(recykl|rezykl|recycl)\p{L}* (klas\p{L}+|Klasse|grade|class) [ABC]\b/iu,
    why: "no delegated act has set grades of recyclability yet",
  },
  {
    wrong:
      /(?<!nie\s)ślad\p{L}* węglow\p{L}* (palet|wynosi)|(?<!nicht\sder\s)CO[2₂]-Fußabdruck (der|beträgt)|carbon footprint of (?!the pallet\.)/iu,
    why: "what is stored in the wood is no footprint of the pallet",
  },
  { wrong: /\b(FSC|PEFC)\b/u, why: "it takes a certificate of the chain of custody" },
];

const foundLayout = "say what was found: the best layout found";

const glossaryTerm = (key: string) => `knowledge.glossary.terms.${key}.term`;

const terms: Readonly<Record<Locale, readonly Wording[]>> = {
  pl: [
    {
      wrong:
        /(obsług\p{L}*|formularz\p{L}*|wyślij\p{L}*|wysła\p{L}*|wypełnia\p{L}*)\szamówieni\p{L}*|zamówieni\p{L}*\s(zostało\s)?wysłan/iu,
      why: "use zapytanie: an order exists only after the buyer has accepted an offer",
      except: ["messages.orderSent"],
    },
    {
      wrong: /kart\p{L}+\s(danych|katalogow)/iu,
      why: "use karta techniczna",
    },
    { wrong: /kloc(ek|k\p{L}*)\sz\strocin/iu, why: "use klocek prasowany", except: [articleTitle] },
    { wrong: /(obciążeni|ładun)\p{L}*\sskupion/iu, why: "use obciążenie punktowe" },
    { wrong: /zwis(?!k)/iu, why: "use wystawanie poza obrys" },
    { wrong: /akta?\sopakowaniow/iu, why: "use dokumentacja opakowań" },
    { wrong: /rodzaj(u|em|e|ów)?\spalet/iu, why: "use typ palety" },
    { wrong: /palet\p{L}*\sEUR(?!-)/iu, why: "use paleta typu EUR" },
    { wrong: /\sna\ssobie/iu, why: "use w stosie" },
    { wrong: /rozpoczęt\p{L}+\swarst/iu, why: "use niepełna warstwa" },
    { wrong: /kod\p{L}*\sceln/iu, why: "use kod taryfy celnej" },
    { wrong: /dopis\p{L}*\sdo\szapytania/iu, why: "use dodaj do zapytania" },
    { wrong: /palet\p{L}*\s(niestandardow|specjaln)/iu, why: "use paleta na wymiar" },
    { wrong: /ładownoś\p{L}*\spalet/iu, why: "use nośność: ładowność is a vehicle's" },
    {
      wrong: /nośnoś\p{L}*\s(pojazd|naczep|samochod|kontener)/iu,
      why: "use ładowność: nośność is a pallet's",
    },
    { wrong: /nie\swyklucz|nie\sjest\swykluczon/iu, why: foundLayout },
  ],
  de: [
    { wrong: /Begleitschein/u, why: "use Übergabeschein (KPO): a Begleitschein is for hazardous waste" },
    { wrong: /Wärmebehandlung/u, why: "use Hitzebehandlung (HT)" },
    { wrong: /voller\sZug|volle\sZüge/u, why: "use Lastzug" },
    { wrong: /Produktblatt/u, why: "use Datenblatt" },
    { wrong: /Typnummer/u, why: "use Typennummer" },
    { wrong: /Markierung/u, why: "use Kennzeichnung" },
    { wrong: /(?<!\p{L})Partien?(?!\p{L})/u, why: "use Charge" },
    { wrong: /Liefer-PLZ|PLZ\sLieferort|Postleitzahl\sdes\sLieferorts/u, why: "use PLZ des Lieferorts" },
    {
      wrong: /(?<!\p{L})Klötze\saus\s(gepressten\s)?Sägespäne|klötzen?\saus\sPressspan/iu,
      why: "use Pressspanklötze",
      except: ["blocks.heading", "meta.blocks.title"],
    },
    { wrong: /(?<!\p{L})(Paletten-?[sS]|S)orten?(?!\p{L})|Palettenart/u, why: "use Palettentyp" },
    { wrong: /(?<!\/)EUR-Palette/u, why: "use Palette Typ EUR" },
    { wrong: /Stellung\sim|Lage\sdes\sKartons/u, why: "use Ausrichtung: a Lage is a layer" },
    {
      wrong: /Maßpalette|Spezialpalette|(?<!\p{L})Paletten?\snach\sMaß/u,
      why: "use Sonderpalette",
      except: [glossaryTerm("customPallet")],
    },
    { wrong: /Nutzlast\s(der|einer|je)\sPalette/u, why: "use Tragfähigkeit: Nutzlast is a vehicle's" },
    {
      wrong: /Tragfähigkeit\s(des|der|eines)\s(Fahrzeug|Auflieger|Lkw|Container)/u,
      why: "use Nutzlast: Tragfähigkeit is a pallet's",
    },
    { wrong: /nicht\sausgeschlossen/iu, why: foundLayout },
  ],
  en: [
    { wrong: /HT\streatment/iu, why: "use heat treatment (HT): the T says treatment already" },
    { wrong: /(?<!(pallet|forklift)[-\s])\btrucks?\b/iu, why: "use lorry; trucks are forklifts" },
    { wrong: /(?<!waste\s)transfer\snote/iu, why: "use waste transfer note (KPO)" },
    {
      wrong: /custom(-made)?\spallets?|custom\ssizes?|made-to-measure|pallets?\sto\s(your\s)?size/iu,
      why: "use bespoke pallet",
      except: [glossaryTerm("customPallet")],
    },
    { wrong: /floor\s(place|space)s?/iu, why: "use pallet space" },
    { wrong: /curtain-sid/iu, why: "use curtainsider" },
    { wrong: /concentrated\sload/iu, why: "use point load", except: [glossaryTerm("pointLoad")] },
    { wrong: /(EPAL|EUR|IPPC|railway|required)\ssigns?\b/iu, why: "use mark" },
    { wrong: /product\ssheet/iu, why: "use datasheet" },
    { wrong: /sawdust\s(pallet\s)?block/iu, why: "use pressed block", except: [articleTitle] },
    { wrong: /\bpapers\b/iu, why: "use documents" },
    { wrong: /\bdecides?\./iu, why: "use prevails" },
    { wrong: /constant\ssize/iu, why: "use consistent size" },
    { wrong: /\b(pcs|pieces?)\b(?!\sof\swood)/iu, why: "use pallets, or the number alone" },
    { wrong: /\bkinds?\b/iu, why: "use type" },
    { wrong: /(?<!\/)EUR\spallet/u, why: "use EUR-type pallet" },
    { wrong: /\bload\s\{|\b(rated|maximum|max\.)\sload\b/iu, why: "use load capacity, or payload" },
    {
      wrong: /payload\sof\s(the|a|one)\spallet|pallet(’s)?\spayload/iu,
      why: "use load capacity: payload is a vehicle's",
    },
    {
      wrong: /load\scapacity\sof\s(the|a|one)\s(vehicle|lorry|trailer|container)/iu,
      why: "use payload: load capacity is a pallet's",
    },
    { wrong: /\bquote\slist\b/iu, why: "use enquiry list" },
    { wrong: /position\sin\sthe\svehicle|how\sthe\scarton/iu, why: "use orientation" },
    { wrong: /own\sformat|own\sdimensions\b(?!\sand)/iu, why: "use your own size" },
    { wrong: /\binner\s(size|height)/iu, why: "use internal" },
    { wrong: /\bto\sthe\senquiry\s\(/iu, why: "use View enquiry" },
    { wrong: /\bwhoever\b/iu, why: "address the reader, or name the company" },
    { wrong: /\bre-use/iu, why: "use reuse" },
    { wrong: /not\sruled\sout/iu, why: foundLayout },
  ],
};

/** Returns what is wrong with the words of a text; undefined if nothing is. */
export function wordingFault(locale: Locale, key: string, text: string): string | undefined {
  const plain = withoutLineMarks(text).replace(/\{\w+(?=[,}])/g, "{");
  const isFixed = fixedClaims.includes(key);
  for (const { wrong, why, except } of [...(isFixed ? [] : claims), ...terms[locale]]) {
    const found = except?.includes(key) ? undefined : wrong.exec(plain)?.[0];
    if (found) return `says "${found.trim()}": ${why}`;
  }
  return undefined;
}
