import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { figure } from "../../_i18n/figures";
import { pluralForms } from "../../_i18n/templates";
import { densities } from "../../_features/pallet/built/estimate";
import {
  type SizeChoice,
  sizeChoices,
  type SizeNumber,
  sizeRanges,
} from "../../_features/pallet/built/size-fields";
import type { SizeWords } from "./size-words";

/** The tool's words, as templates: at build time. */
export function useSizeWords(): SizeWords {
  const locale = useLocale();
  const t = useTranslations("size");
  const load = useTranslations("load");
  const list = useTranslations("quote.composer");
  const words = useTranslations();
  const names = Object.keys(sizeRanges) as SizeNumber[];
  const numberFaults = Object.fromEntries(
    names.map((name) => {
      const [least, most] = sizeRanges[name];
      return [name, load("numberFault", { least: figure(locale, least), most: figure(locale, most) })];
    }),
  ) as Record<SizeNumber, string>;
  const options: SizeWords["options"] = {
    k: [t("fields.blockPressed"), t("fields.blockSolid"), t("fields.blockAny")],
    e: [t("fields.entries4"), t("fields.entries2")],
    c: [t("fields.loadEven"), t("fields.loadPoint")],
    s: [t("fields.supportFloor"), t("fields.supportRack"), t("fields.supportConveyor")],
    h: [t("fields.htNo"), t("fields.htYes")],
    f: [list("frequencyOnce"), list("frequencyMonth")],
  };
  const instead = (option = "") => load("optionFault", { option });
  const choiceFaults = Object.fromEntries(
    Object.keys(sizeChoices).map((name) => [name, instead(options[name as SizeChoice][0])]),
  ) as Record<SizeChoice, string>;
  const [dry, , wet] = densities.softwood;
  const [light, , heavy] = densities.pressed;
  return {
    toolLabel: t("toolLabel"),
    startLabel: t("startLabel"),
    startHint: t("startHint"),
    startOwn: t("startOwn"),
    groups: {
      dimensions: t("groups.dimensions"),
      deck: t("groups.deck"),
      base: t("groups.base"),
      load: t("groups.load"),
      export: t("groups.export"),
      order: t("groups.order"),
    },
    postcodeHint: list("postcodeHint"),
    fields: {
      l: t("fields.length"),
      w: t("fields.width"),
      n: t("fields.deckCount"),
      b: t("fields.deckWidth"),
      a: t("fields.edgeWidth"),
      t: t("fields.thickness"),
      y: t("fields.blockHeight"),
      k: t("fields.blockKind"),
      e: t("fields.entries"),
      m: t("fields.load"),
      s: t("fields.support"),
      r: t("fields.rackSpan"),
      h: t("fields.ht"),
      d: t("fields.destination"),
      q: t("fields.quantity"),
      c: t("fields.loadSpread"),
      f: t("fields.frequency"),
      z: t("fields.postcode"),
    },
    options,
    faults: {
      ...numberFaults,
      ...choiceFaults,
      p: instead(words(products[0].name)),
      d: t("faults.country"),
      z: t("faults.postcode"),
    },
    alt: pluralForms(locale, (boards) =>
      t("drawing.alt", { boards, length: "{length}", width: "{width}", height: "{height}", gap: "{gap}" }),
    ),
    results: {
      heading: t("results.heading"),
      dimensions: t("results.dimensions"),
      gap: t("results.gap"),
      volume: t("results.volume"),
      mass: t("results.mass"),
      perTruck: t("results.perTruck"),
    },
    massValue: t("results.massRange", { least: "{least}", most: "{most}" }),
    massNote: t("results.massNote", { dry, wet, light, heavy }),
    pieces: t("results.perTruckValue", { pieces: "{pieces}" }),
    piecesAtLeast: t("results.perTruckAtLeast", { pieces: "{pieces}" }),
    status: t("results.status", { height: "{height}", gap: "{gap}", mass: "{mass}", pieces: "{pieces}" }),
    warnings: {
      boardsTooMany: t("warnings.boardsTooMany", { excess: "{excess}" }),
      gapWide: t("warnings.gapWide", { gap: "{gap}" }),
      gapNarrow: t("warnings.gapNarrow", { gap: "{gap}" }),
      boardLong: t("warnings.boardLong", { length: "{length}" }),
      boardThin: t("warnings.boardThin", { thickness: "{thickness}", load: "{load}" }),
      entryLow: t("warnings.entryLow", { height: "{height}" }),
      atLeast: t("warnings.atLeast"),
      sideLarge: t("warnings.sideLarge", { side: "{side}" }),
      outOfRange: t("warnings.outOfRange", { min: "{min}", max: "{max}" }),
      loadHeavy: t("warnings.loadHeavy", { load: "{load}" }),
      loadPoint: t("warnings.loadPoint"),
      rackSpanMissing: t("warnings.rackSpanMissing"),
      rackSpanWide: t("warnings.rackSpanWide", { span: "{span}", width: "{width}" }),
      conveyor: t("warnings.conveyor"),
      htNeeded: t("warnings.htNeeded", { country: "{country}" }),
    },
    repairs: {
      boards: pluralForms(locale, (boards) => t("repairs.boards", { boards, gap: "{gap}" })),
      blocks: t("repairs.blocks", { size: "{size}" }),
      thickness: t("repairs.thickness", { size: "{size}" }),
      ht: t("repairs.ht"),
    },
    actions: {
      add: t("actions.add"),
      quantityFirst: t("actions.quantityFirst"),
      share: t("actions.share"),
      shared: t("actions.shared"),
      print: t("actions.print"),
      load: t("actions.load"),
    },
    note: t("notes.design"),
    faulty: load("faulty"),
  };
}
