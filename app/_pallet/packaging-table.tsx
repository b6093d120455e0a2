import { figure } from "../_i18n/figures";
import type { Translator } from "../_i18n/translator";
import { DataTable } from "../_ui/data-table";
import { massesOf, materialCodes, type PackagingMasses, printedMasses, writtenMass } from "./packaging";

interface PackagingTableProps {
  t: Translator<`packagingData.${"caption" | "head" | "rows" | "values"}`>;
  name: string;
  masses: PackagingMasses;
  pieces: number | undefined;
}

/** For one pallet and the stated number. */
export function PackagingTable({ t, name, masses, pieces }: PackagingTableProps) {
  const several = massesOf(masses, pieces);
  const one = printedMasses(masses, 1);
  const all = several && printedMasses(several, 0);
  const names = [
    "wood",
    ...(masses.blocks === undefined ? [] : (["blocks"] as const)),
    "steel",
    // Shows no total while the mass of steel is unknown.
    ...(masses.steel === undefined ? [] : (["total"] as const)),
    "carbon",
  ] as const;
  return (
    <DataTable
      caption={t("packagingData.caption", { name })}
      columns={[
        t("packagingData.head.material"),
        t("packagingData.head.code"),
        t("packagingData.head.one"),
        ...(all ? [t("packagingData.head.all", { pieces: figure(t.region, pieces ?? 0) })] : []),
      ]}
      rows={names.map((id) => ({
        id,
        name: t(`packagingData.rows.${id}`),
        cells: [
          materialCodes[id],
          writtenMass(t, one[id], id === "carbon" ? 0 : 1),
          ...(all ? [writtenMass(t, all[id], 0)] : []),
        ],
      }))}
    />
  );
}
