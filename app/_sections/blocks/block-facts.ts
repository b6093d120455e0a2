import { blockDetails, blockProfile } from "../../_content/blocks";
import { inMillimetres } from "../../_i18n/figures";
import type { SiteTranslator } from "../../_i18n/translator";

/** Returns the properties of pressed blocks for buyers. Properties of a batch come last. */
export function blockFacts(t: SiteTranslator) {
  const byAgreement = t("blocks.data.byAgreement");
  const values = {
    section: inMillimetres(blockProfile.width, blockProfile.height),
    length: byAgreement,
    material: t("blocks.data.materialValue"),
    ispm: t("blocks.data.ispmValue"),
    packing: byAgreement,
    storage: t("blocks.data.storageValue"),
    batch: t("blocks.data.batchValue"),
    formaldehyde: t("blocks.data.formaldehydeValue"),
    emission: blockDetails.emission,
    eudr: t("blocks.data.eudrValue"),
    customs: blockDetails.customs,
  };
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((key) => {
    const value = values[key];
    return value ? [{ key, name: t(`blocks.data.${key}`), value }] : [];
  });
}
