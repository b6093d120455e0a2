import { getMessages, getTranslations } from "next-intl/server";

import { certificates } from "../../_content/company/certificates";
import { company, type Forest, shownPhone } from "../../_content/company/company";
import { dimensionsOf, type Product, products } from "../../_content/products";
import { writtenDates } from "../../_content/validity";
import { vehicles } from "../../_content/vehicles";
import { pickMessages } from "../../_i18n/island-messages";
import type { Locale } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { absolute } from "../../_i18n/site-url";
import { plainText } from "../../_i18n/plain-text";
import type { MessageTree, SiteTranslator } from "../../_i18n/translator";
import { fullLoad } from "../../_load/full-load";
import { quoteParts } from "./quote-parts";
import type { QuoteFile } from "./quote-texts";
import { papers } from "./terms";

/** Plain spaces, for messages that programs parse. */
const plain = <Data>(data: Data) => JSON.parse(plainText(JSON.stringify(data))) as Data;

/**
 * Collects the list's texts in one language, with data of products, vehicles and documents. Most visitors of a form
 * never need it.
 */
export async function quoteFile(locale: Locale): Promise<QuoteFile> {
  const t = await getTranslations({ locale });
  const { region, messages } = pickMessages(locale, await getMessages({ locale }), quoteParts);
  const quote = messages.quote as MessageTree;
  return {
    locale,
    region,
    // E-mails contain these texts.
    messages: { ...plain(messages), quote: { ...quote, mail: plain(quote.mail as MessageTree) } },
    sizePage: path(locale, "size"),
    sheetPage: absolute(path(locale, "sheet")),
    email: company.emails.office,
    phone: shownPhone(company.mainPhone),
    ...plain({
      products: Object.fromEntries(
        products.map(({ id, name, shortName, geometry, nails, weighed }: Product) => [
          id,
          {
            name: t(name),
            short: shortName,
            dimension: dimensionsOf(geometry),
            geometry,
            nails,
            weighed,
            loads: loadsOf(geometry),
          },
        ]),
      ),
      vehicles: Object.fromEntries(vehicles.map(({ id }) => [id, t(`load.vehicles.${id}.short`)])),
      documents: Object.fromEntries(
        certificates.map((certificate) => [
          certificate.key,
          // The dates distinguish certificates with the same title.
          `${t(`home.certificates.${certificate.key}.title`)} (${writtenDates(certificate, region)})`,
        ]),
      ),
    }),
    papers: paperTexts(t, company.forest),
  };
}

/** Chain of custody requires a certificate. */
export function paperTexts(t: SiteTranslator, forest: Forest | undefined): QuoteFile["papers"] {
  const scheme = forest?.scheme ?? "";
  return Object.fromEntries(
    papers
      .filter((id) => id !== "chain" || forest)
      .map((id) => [
        id,
        {
          label: t(`papers.options.${id}.label`, { scheme }),
          // E-mails contain this text, too.
          short: plainText(t(`papers.options.${id}.short`, { scheme })),
        },
      ]),
  );
}

function loadsOf(geometry: (typeof products)[number]["geometry"]): Record<string, number> {
  return Object.fromEntries(
    vehicles.flatMap((vehicle) => {
      const load = fullLoad(vehicle, geometry);
      return load.perTrip ? [[vehicle.id, load.perTrip]] : [];
    }),
  );
}
