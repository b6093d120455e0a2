import { decimals, inMillimetres } from "../../_i18n/figures";
import { materials, packagingMasses } from "../../_pallet/packaging";
import { PackagingTable } from "../../_pallet/packaging-table";
import type { CustomPallet } from "../../_pallet/custom-pallet";
import { Fold } from "../../_ui/fold";
import type { SizeProps, SizeReading } from "./size-fields";
import { isCustom, startOf } from "./size-pallet";

interface SizePapersProps {
  props: SizeProps;
  reading: SizeReading;
  result: { readonly custom: CustomPallet };
}

/**
 * Only catalogue pallets have known nails. Undefined while the kind of blocks is open: the masses depend on
 * it.
 */
export function massesOf(reading: SizeReading, { geometry }: CustomPallet) {
  if (reading.values.blocks === "any" && !geometry.bearers) return undefined;
  return packagingMasses(geometry, isCustom(reading) ? undefined : startOf(reading).nails);
}

/** Renders legal and reporting data in disclosures: masses, and the declaration of conformity. */
export function SizePapers({ props: { t, roles }, reading, result: { custom } }: SizePapersProps) {
  const { geometry } = custom;
  const masses = massesOf(reading, custom);
  const { length, depth, height } = geometry;
  const nails = masses?.steel === undefined ? undefined : startOf(reading).nails;
  const percent = (share: number) => Math.round(share * 100);
  const { wood, blocks } = materials;
  const basis = [
    t("packagingData.basis.wood", { density: wood.density, moisture: percent(wood.moisture) }),
    masses?.blocks !== undefined &&
      t("packagingData.basis.blocks", {
        density: blocks.density,
        moisture: percent(blocks.moisture),
        share: percent(blocks.woodShare),
      }),
    nails &&
      t("packagingData.basis.nails", {
        nails: nails.reduce((sum, { count }) => sum + count, 0),
        mass: decimals(t.region, masses?.steel ?? 0, 1),
      }),
    t("packagingData.basis.report"),
    t("packagingData.codeNote"),
    t("packagingData.carbonNote"),
  ];
  return (
    <div className="size__papers">
      <Fold>
        <summary>{t("packagingData.heading")}</summary>
        {masses ? (
          <>
            <PackagingTable
              t={t}
              name={inMillimetres(length, depth, height)}
              masses={masses}
              pieces={reading.values.pieces}
            />
            <p>{basis.filter(Boolean).join(" ")}</p>
          </>
        ) : (
          <p>{t("packagingData.blocksOpen")}</p>
        )}
      </Fold>
      <Fold>
        <summary>{t("declaration.builder.heading")}</summary>
        <p>{t("declaration.builder.text")}</p>
        <p>
          <a className="target" href={roles}>
            {t("declaration.builder.link")}
          </a>
        </p>
      </Fold>
    </div>
  );
}
