import type { Locale } from "../../app/_i18n/languages";
import { type Catalog, catalogFile } from "./catalog";
import type { Finding } from "./rules";

/** A word that is wrong here, or a second name for a thing that has one. */
interface Term {
  readonly wrong: RegExp;
  /** The term of this site. */
  readonly use: string;
  /** Keys of texts that may use the word: texts fixed by the specification, and further names in the glossary. */
  readonly except?: readonly string[];
}

const glossaryTerm = (key: string) => `knowledge.glossary.terms.${key}.term`;

/** Names the article's subject, which the specification fixes. */
const articleTitle = "news.articles.sawdustBlocks.title";

const terms: Readonly<Record<Locale, readonly Term[]>> = {
  pl: [
    {
      wrong:
        /(obsług\p{L}*|formularz\p{L}*|wyślij\p{L}*|wysła\p{L}*|wypełnia\p{L}*)\szamówieni\p{L}*|zamówieni\p{L}*\s(zostało\s)?wysłan/iu,
      use: "zapytanie: an order exists only after the buyer has accepted an offer",
      except: ["messages.orderSent"],
    },
    {
      wrong: /kart\p{L}+\s(danych|katalogow)/iu,
      use: "karta techniczna",
    },
    { wrong: /klock\p{L}*\sz\strocin/iu, use: "klocek prasowany", except: [articleTitle] },
    { wrong: /(obciążeni|ładun)\p{L}*\sskupion/iu, use: "obciążenie punktowe" },
    { wrong: /zwis(?!k)/iu, use: "wystawanie poza obrys" },
    { wrong: /akta?\sopakowaniow/iu, use: "dokumentacja opakowań" },
  ],
  de: [
    { wrong: /Begleitschein/u, use: "Übergabeschein (KPO): a Begleitschein is for hazardous waste" },
    { wrong: /Wärmebehandlung/u, use: "Hitzebehandlung (HT)" },
    { wrong: /voller\sZug|volle\sZüge/u, use: "Lastzug" },
    { wrong: /Produktblatt/u, use: "Datenblatt" },
    { wrong: /Typnummer/u, use: "Typennummer" },
    { wrong: /Markierung/u, use: "Kennzeichnung" },
    { wrong: /(?<!\p{L})Partien?(?!\p{L})/u, use: "Charge" },
    { wrong: /Liefer-PLZ|PLZ\sLieferort|Postleitzahl\sdes\sLieferorts/u, use: "PLZ des Lieferorts" },
    { wrong: /(?<!\p{L})Klötze\saus\s(gepressten\s)?(Sägespäne|Pressspan)/u, use: "Pressspanklötze" },
  ],
  en: [
    { wrong: /HT\streatment/iu, use: "heat treatment (HT): the T says treatment already" },
    { wrong: /(?<!(pallet|forklift)[-\s])\btrucks?\b/iu, use: "lorry; trucks are forklifts" },
    { wrong: /(?<!waste\s)transfer\snote/iu, use: "waste transfer note (KPO)" },
    {
      wrong: /custom(-made)?\spallets?|custom\ssizes?|made-to-measure|pallets?\sto\s(your\s)?size/iu,
      use: "bespoke pallet",
      except: [glossaryTerm("customPallet")],
    },
    { wrong: /floor\s(place|space)s?/iu, use: "pallet space" },
    { wrong: /curtain-sid/iu, use: "curtainsider" },
    { wrong: /concentrated\sload/iu, use: "point load", except: [glossaryTerm("pointLoad")] },
    { wrong: /(EPAL|EUR|IPPC|railway|required)\ssigns?\b/iu, use: "mark" },
    { wrong: /product\ssheet/iu, use: "datasheet" },
    { wrong: /sawdust\s(pallet\s)?block/iu, use: "pressed block", except: [articleTitle] },
    { wrong: /\bpapers\b/iu, use: "documents" },
    { wrong: /\bdecides?\./iu, use: "prevails" },
    { wrong: /constant\ssize/iu, use: "consistent size" },
  ],
};

/** Returns what is wrong with the terms in a text; undefined if nothing is. */
export function termFault(locale: Locale, key: string, text: string): string | undefined {
  const plain = text.replace(/[\u00ad\u2060]/g, "");
  for (const { wrong, use, except } of terms[locale]) {
    const found = except?.includes(key) ? undefined : wrong.exec(plain)?.[0];
    if (found) return `says "${found}": use ${use}`;
  }
  return undefined;
}

/** Finds words of a catalog that have another name on this site. */
export function termFindings(locale: Locale, catalog: Catalog): Finding[] {
  return [...catalog].flatMap(([key, text]) => {
    const says = termFault(locale, key, text);
    return says ? [{ location: catalogFile(locale), key, says }] : [];
  });
}
