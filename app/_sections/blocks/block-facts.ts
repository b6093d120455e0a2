import { blockProfile } from "../../_content/blocks";
import { inMillimetres } from "../../_i18n/figures";
import type { Words } from "../../_i18n/words";

/** Every value of pressed blocks that a buyer needs; what is known only of a batch is the last. */
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
