import { getTranslations } from "next-intl/server";

import { certificates } from "../../_content/company/certificates";
import { company, shownPhone } from "../../_content/company/company";
import { isFeatured, products } from "../../_content/products";
import { writtenDates } from "../../_content/validity/state";
import { vehicles } from "../../_content/vehicles";
import { languages, type Locale } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { fullLoad } from "../../_features/load/full-load";
import { mostLines } from "../../_features/quote/line";
import type { QuoteWords } from "../../_features/quote/words";
import { formsOf } from "./forms";
import { mailWords } from "./mail-words";
import { open } from "./open";
import { plain } from "./plain";

/**
 * Collects the words of the quote list in one language, and what it has to know of products, vehicles and documents.
 *
 * A file of their own, because they are too many for the props of an island: most visitors see a page with a form and
 * never begin a list.
 */
export async function quoteWords(locale: Locale): Promise<QuoteWords> {
  const words = await getTranslations({ locale });
  const t = await getTranslations({ locale, namespace: "quote" });
  const { region } = languages[locale];
  const counted = (write: (count: number) => string) => formsOf(region, write);
  /** A text that says how long the list is, with that left open. */
  const withCount = (key: "added" | "removed" | "restored") => {
    const count = 5;
    return t(`announce.${key}`, { count, ...open("name") }).replace(t("count", { count }), "{count}");
  };
  return {
    region,
    sizePage: path(locale, "size"),
    products: Object.fromEntries(
      products.map(({ id, name, shortName, geometry }) => [
        id,
        {
          ...plain({
            name: words(name),
            dimension: [geometry.length, geometry.depth, geometry.height].join(" × "),
          }),
          loads: loadsOf(geometry),
          ...(isFeatured(id) ? {} : plain({ button: shortName })),
        },
      ]),
    ),
    vehicles: plain(Object.fromEntries(vehicles.map(({ id }) => [id, words(`load.vehicles.${id}.short`)]))),
    documents: plain(
      Object.fromEntries(
        certificates.map((certificate) => [
          certificate.key,
          // Two have the same title.
          `${words(`home.certificates.${certificate.key}.title`)} (${writtenDates(certificate, region)})`,
        ]),
      ),
    ),
    unloadings: plain({
      dock: t("composer.unloadingDock"),
      side: t("composer.unloadingSide"),
      tailLift: t("composer.unloadingTailLift"),
    }),
    build: plain({
      pressed: words("size.fields.blockPressed"),
      solid: words("size.fields.blockSolid"),
      entries2: words("size.fields.entries2"),
      entries4: words("size.fields.entries4"),
      floor: words("size.fields.supportFloor"),
      rack: words("size.fields.supportRack"),
      conveyor: words("size.fields.supportConveyor"),
    }),
    count: counted((count) => t("count", { count })),
    line: {
      number: t("line.number", open("n")),
      custom: t("line.custom", open("length", "width", "height")),
      customOpen: t("line.customOpen"),
      block: t("line.block", open("length", "width", "height")),
      blockOpen: t("line.blockOpen"),
      document: t("line.document", open("title")),
      loads: counted((count) => t("line.loads", { count, ...open("vehicle", "pieces") })),
      loadsOpen: counted((count) => t("line.loadsOpen", { count, ...open("vehicle") })),
      once: t("line.once"),
      month: t("line.month"),
      htYes: t("line.htYes"),
      htNo: t("line.htNo"),
      delivery: t("line.delivery", open("postcode")),
      note: t("line.note", open("note")),
    },
    mail: await mailWords(locale),
    composer: {
      heading: t("composer.heading"),
      changeHeading: t("composer.changeHeading", open("n")),
      quantityLabel: t("composer.quantityLabel"),
      unitLabel: t("composer.unitLabel"),
      unitPieces: t("composer.unitPieces"),
      unitLoads: t("composer.unitLoads"),
      vehicleLabel: t("composer.vehicleLabel"),
      loadsHint: t("composer.loadsHint", open("vehicle", "pieces")),
      sizeLabel: t("composer.sizeLabel"),
      sizeHint: t("composer.sizeHint"),
      sizeLink: t("composer.sizeLink"),
      frequencyLabel: t("composer.frequencyLabel"),
      frequencyOnce: t("composer.frequencyOnce"),
      frequencyMonth: t("composer.frequencyMonth"),
      htLabel: t("composer.htLabel"),
      htYes: t("composer.htYes"),
      htNo: t("composer.htNo"),
      htHint: t("composer.htHint"),
      postcodeLabel: t("composer.postcodeLabel"),
      postcodeHint: t("composer.postcodeHint"),
      moreButton: t("composer.moreButton"),
      unloadingLabel: t("composer.unloadingLabel"),
      dateLabel: t("composer.dateLabel"),
      noteLabel: t("composer.noteLabel"),
      noteHint: t("composer.noteHint"),
      drawingHint: t("composer.drawingHint", { email: company.emails.office }),
      saveButton: t("composer.saveButton"),
      cancelButton: t("composer.cancelButton"),
      quantityMissing: t("composer.quantityMissing"),
      kindMissing: t("composer.kindMissing"),
      quantityUnusual: t("composer.quantityUnusual", open("quantity")),
      listFull: t("composer.listFull", { max: mostLines }),
    },
    actions: {
      change: t("actions.change"),
      changeAria: t("actions.changeAria", open("n", "name")),
      remove: t("actions.remove"),
      removeAria: t("actions.removeAria", open("n", "name")),
      undo: t("actions.undo"),
      undoAria: t("actions.undoAria", open("name")),
      clear: t("actions.clear"),
      open: t("openButton"),
    },
    announce: {
      added: withCount("added"),
      changed: t("announce.changed", open("n", "name")),
      removed: withCount("removed"),
      removedLast: t("announce.removed", { count: 0, ...open("name") }),
      restored: withCount("restored"),
      cleared: t("announce.cleared"),
      prefilled: t("announce.prefilled", open("name")),
      alreadyListed: t("announce.alreadyListed"),
    },
    share: {
      button: t("share.button"),
      copyButton: t("share.copyButton"),
      copied: t("share.copied"),
      failed: t("share.failed"),
      note: t("share.note"),
      opened: counted((count) => t("share.opened", { count })),
      openedPartly: t("share.openedPartly"),
      storage: t("share.storage"),
      join: t("share.join"),
      joined: counted((count) => t("share.joined", { count })),
    },
    empty: { heading: t("empty.heading"), text: t("empty.text") },
    sent: {
      heading: t("sent.heading"),
      orderHeading: t("sent.orderHeading"),
      show: t("sent.show"),
      orderShow: t("sent.orderShow"),
      at: t("sent.at", open("date", "time")),
      list: counted((count) => t("sent.list", { count })),
      withoutList: t("sent.list", { count: 0 }),
      who: t("sent.who", open("replyTo")),
      urgent: t("sent.urgent", { phone: shownPhone(company.mainPhone) }),
      nextHeading: t("sent.nextHeading"),
      next1: t("sent.next1"),
      next2: t("sent.next2"),
      next3: t("sent.next3"),
      orderNext1: t("sent.orderNext1"),
      orderNext2: t("sent.orderNext2"),
      drawing: t("sent.drawing", { email: company.emails.office }),
      copyButton: t("sent.copyButton"),
      copied: t("sent.copied"),
      printButton: t("sent.printButton"),
      againButton: t("sent.againButton"),
      homeButton: t("sent.homeButton"),
    },
  };
}

/** How many of a pallet fill each vehicle, where somebody has counted. */
function loadsOf(geometry: (typeof products)[number]["geometry"]): Record<string, number> {
  return Object.fromEntries(
    vehicles.flatMap((vehicle) => {
      const load = fullLoad(vehicle, geometry);
      return load.pieces ? [[vehicle.id, load.pieces]] : [];
    }),
  );
}
