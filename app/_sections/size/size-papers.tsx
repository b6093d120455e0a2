import { Fold } from "../../_ui/fold";
import { decimals, inMillimetres } from "../../_i18n/figures";
import type { PalletGeometry } from "../../_content/products";
import { type OwnFields, isOwnPallet, type OwnRead, startOf } from "../../_pallet/own/own-fields";
import { materials, packagingMasses } from "../../_pallet/packaging";
import { PackagingTable } from "../../_pallet/packaging-table";
import type { SizePartProps } from "./size-messages";

interface SizePapersProps extends SizePartProps {
  geometry: PalletGeometry;
  fields: OwnFields;
  read: Pick<OwnRead, "values" | "chosen">;
}

/**
 * Computes the masses of the materials from their volumes. Only catalogue pallets have known nails.
 *
 * @returns undefined if the block type is open, because the masses depend on it
 */
export function massesOfOwn(
  fields: OwnFields,
  { chosen }: Pick<OwnRead, "chosen">,
  geometry: PalletGeometry,
) {
  if (chosen.k === "a" && !geometry.bearers) return undefined;
  return packagingMasses(geometry, isOwnPallet(fields) ? undefined : startOf(fields).nails);
}

/** Renders legal and reporting data in disclosures: masses, and the declaration of conformity. */
export function SizePapers({ t, roles, geometry, fields, read }: SizePapersProps) {
  const masses = massesOfOwn(fields, read, geometry);
  const { length, depth, height } = geometry;
  const nails = masses?.steel === undefined ? undefined : startOf(fields).nails;
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
              pieces={read.values.q}
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
