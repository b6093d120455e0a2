import { getTranslations } from "next-intl/server";

import { languages, type Locale } from "../../_i18n/languages";
import type { QuoteWords } from "../../_features/quote/words";
import { formsOf } from "./forms";
import { open } from "./open";
import { plain } from "./plain";

/** The words that a list is written with in a message: plain text, without spaces that do not break. */
export async function mailWords(locale: Locale): Promise<QuoteWords["mail"]> {
  const t = await getTranslations({ locale, namespace: "quote.mail" });
  const counted = (write: (count: number) => string) => formsOf(languages[locale].region, write);
  return {
    start: plain(counted((count) => t("start", { count }))),
    productName: plain(counted((count) => t("productName", { count }))),
    ...plain({
      product: t("product", open("n", "name", "dimension", "quantity", "frequency", "ht", "postcode")),
      custom: t("custom", open("n", "length", "width", "height", "quantity", "frequency", "ht", "postcode")),
      deck: t("deck", open("boards", "width", "edge", "thickness")),
      blocks: t("blocks", open("kind", "height")),
      entries: t("entries", open("entries")),
      load: t("load", open("load")),
      loadPoint: t("loadPoint"),
      support: t("support", open("support")),
      rack: t("rack", open("span")),
      destination: t("destination", open("country")),
      customOpen: t("customOpen", open("n", "quantity", "frequency", "ht", "postcode")),
      block: t("block", open("n", "size", "quantity", "frequency", "postcode")),
      document: t("document", open("n", "title")),
      quantityPieces: t("quantityPieces", open("pieces")),
      quantityLoads: t("quantityLoads", open("loads", "vehicle", "perLoad", "pieces")),
      once: t("once"),
      month: t("month"),
      yes: t("yes"),
      no: t("no"),
      notGiven: t("notGiven"),
      toBeAgreed: t("toBeAgreed"),
      unloading: t("unloading", open("unloading")),
      date: t("date", open("date")),
      note: t("note", open("note")),
      link: t("link", open("url")),
      end: t("end"),
      tooLong: t("tooLong", open("length", "max")),
      preview: t("preview"),
    }),
  };
}
