import { useLocale, useTranslations } from "next-intl";

import { blocksOf, offeredBlocks, type PalletBlocks } from "../../../_content/blocks";
import { eurPallet } from "../../../_content/eur-pallet";
import { products } from "../../../_content/products";
import { usualVehicle } from "../../../_content/vehicles";
import { figure, inMillimetres } from "../../../_i18n/figures";
import { path } from "../../../_i18n/paths";
import { fullLoad } from "../../../_load/full-load";
import { DataTable } from "../../../_ui/data-table";
import { NarrowName } from "../../../_ui/narrow-name";

/** So many pallets a buyer reckons with, besides a full load of them. */
const lots = [1, 100, 1000];

const sameSize = (one: PalletBlocks, other: PalletBlocks) => one.size.join() === other.size.join();

/** How many blocks of each size pallets of the EUR type take, and which of our pallets stand on which blocks. */
export function BlockCounts() {
  const locale = useLocale();
  const t = useTranslations("blocks.use");
  const words = useTranslations();
  // Blocks of one profile differ in the length they are cut to.
  const sizes = offeredBlocks.map(({ size: [, cut] }) => inMillimetres(cut));
  const { perTrip: pieces } = fullLoad(usualVehicle, eurPallet);
  const rows = [...lots, pieces].sort((less, more) => less - more);
  return (
    <>
      <DataTable
        caption={t("needCaption")}
        columns={[t("pallets"), ...sizes]}
        rows={rows.map((pallets) => ({
          id: String(pallets),
          name:
            pallets === pieces ? t("truck", { pieces: figure(locale, pallets) }) : figure(locale, pallets),
          cells: offeredBlocks.map(({ count }) => figure(locale, count * pallets)),
        }))}
        figures
      />
      <DataTable
        caption={t("oursCaption")}
        columns={[t("pallet"), ...sizes, t("kind")]}
        rows={products.map(({ id, name, shortName, geometry }) => {
          const own = blocksOf(geometry);
          return {
            id: String(id),
            name: (
              <a href={path(locale, { route: "product", id })}>
                <NarrowName name={words(name)} short={shortName} />
              </a>
            ),
            cells: [
              ...offeredBlocks.map((offered) => own.find((each) => sameSize(each, offered))?.count ?? "–"),
              t(geometry.blocks),
            ],
          };
        })}
        figures
      />
    </>
  );
}
