import { useLocale, useTranslations } from "next-intl";

import { figure } from "../../../_i18n/figures";
import { pluralForms } from "../../../_i18n/templates";
import { products } from "../../../_content/products";
import { usualVehicle, type Vehicle } from "../../../_content/vehicles";
import { usualPlay } from "../../../_features/load/full-load";
import { ranges, type TypedField } from "../../../_features/load/plan";
import type { PlannerWords } from "./planner-words";

/** Stands in a template where the island puts its value. */
const place = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;

/** The planner's words, as templates: at build time. */
export function usePlannerWords(): PlannerWords {
  const locale = useLocale();
  const words = useTranslations();
  const t = useTranslations("load");
  const drawing = useTranslations("load.drawing");
  const result = useTranslations("load.result");
  const formula = useTranslations("load.formula");
  const mixed = useTranslations("load.mixed");
  const facts = useTranslations("load.facts");
  const fault = (name: TypedField) => {
    const [least, most] = ranges[name];
    return t("numberFault", { least: figure(locale, least), most: figure(locale, most) });
  };
  const instead = (option: string) => t("optionFault", { option });
  const fullLoads = (kind: Vehicle["kind"]) =>
    pluralForms(locale, (count) => t(`fullLoads.${kind}`, { count }));
  return {
    toolLabel: t("toolLabel"),
    mode: { legend: t("mode.legend"), single: t("mode.single"), mixed: t("mode.mixed") },
    palletLabel: t("palletLabel"),
    vehicleLabel: t("vehicleLabel"),
    quantityLabel: t("quantityLabel"),
    stackLabel: t("stackLabel"),
    noLimit: t("noLimit"),
    playLabel: t("playLabel"),
    custom: t("customLabel"),
    customHint: t("customHint", { least: figure(locale, ranges.l[0]), most: figure(locale, ranges.l[1]) }),
    own: { l: t("lengthLabel"), w: t("widthLabel"), h: t("heightLabel"), k: t("massLabel") },
    faults: {
      p: instead(words(products[0].name)),
      v: instead(t(`vehicles.${usualVehicle.id}.name`)),
      n: instead(t("noLimit")),
      g: instead(`${usualPlay}\u00a0mm`),
      q: fault("q"),
      l: fault("l"),
      w: fault("w"),
      h: fault("h"),
      k: fault("k"),
    },
    pieces: pluralForms(locale, (stacks) => formula("pieces", { stacks, ...place("perStack", "pieces") })),
    atLeast: pluralForms(locale, (stacks) =>
      formula("piecesAtLeast", { stacks, ...place("perStack", "pieces") }),
    ),
    inRows: result("inRows", place("stacks", "rows")),
    stack: formula("stack", place("perStack", "height", "stackHeight", "usable")),
    stackLimited: formula("stackCapped", place("perStack", "height", "stackHeight", "usable")),
    mass: formula("mass", place("pieces", "mass", "total", "payload")),
    massValue: t("table.massValue", place("total")),
    ofPayload: result("ofPayload", place("payload")),
    facts: {
      mass: facts("mass"),
      places: facts("places"),
      perStack: facts("perStack"),
      stackHeight: facts("stackHeight"),
      metres: facts("metres"),
      pieces: facts("pieces"),
      taken: facts("taken"),
    },
    overPayload: result("overPayload", place("payload")),
    none: result("none"),
    loads: formula("loads", place("quantity", "loads", "rest")),
    loadsExact: formula("loadsExact", place("quantity", "loads")),
    loadsLess: formula("loadsLess", place("quantity", "pieces")),
    rest: formula("rest", place("missing")),
    fullLoads: {
      trailer: fullLoads("trailer"),
      roadTrain: fullLoads("roadTrain"),
      lorry: fullLoads("lorry"),
      swapBody: fullLoads("swapBody"),
      container: fullLoads("container"),
    },
    topAlt: pluralForms(locale, (stacks) =>
      drawing("topAlt", { stacks, ...place("vehicle", "along", "across") }),
    ),
    topLabel: drawing("topLabel"),
    sideLabel: drawing("sideLabel"),
    sideAlt: drawing("sideAlt", place("perStack", "stackHeight", "left")),
    mixed: {
      heading: mixed("heading"),
      hint: mixed("hint"),
      fits: mixed("fits"),
      tight: mixed("tight"),
      over: mixed("over"),
      empty: mixed("empty"),
      quantity: mixed("quantity", place("name")),
      pieces: pluralForms(locale, (stacks) => mixed("pieces", { stacks, ...place("pieces") })),
      taken: mixed("taken", place("taken", "whole")),
      amount: pluralForms(locale, (stacks) => mixed("amount", { stacks, ...place("name", "pieces") })),
      left: pluralForms(locale, (stacks) => mixed("left", { stacks })),
      topAlt: pluralForms(locale, (stacks) => mixed("topAlt", { stacks, ...place("vehicle", "kinds") })),
    },
    ask: t("addButton"),
    faulty: t("faulty"),
    share: t("shareButton"),
    shared: t("shareCopied"),
    print: t("printButton"),
  };
}
