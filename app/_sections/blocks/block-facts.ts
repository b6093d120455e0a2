import { blockProfile } from "../../_content/blocks";
import { inMillimetres } from "../../_i18n/figures";
import type { Words } from "../../_i18n/words";

/** Returns the properties of pressed blocks for buyers. Properties of a batch come last. */
export function blockFacts(words: Words) {
  const byAgreement = words("blocks.data.byAgreement");
  const values = {
    section: inMillimetres(blockProfile.width, blockProfile.height),
    length: byAgreement,
    material: words("blocks.data.materialValue"),
    ispm: words("blocks.data.ispmValue"),
    packing: byAgreement,
    storage: words("blocks.data.storageValue"),
    batch: words("blocks.data.batchValue"),
  };
  return (Object.keys(values) as (keyof typeof values)[]).map((key) => ({
    key,
    name: words(`blocks.data.${key}`),
    value: values[key],
  }));
}
