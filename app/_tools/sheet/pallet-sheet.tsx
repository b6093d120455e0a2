import type { ReactNode } from "react";

import type { PalletGeometry } from "../../_content/products";
import { times } from "../../_i18n/figures";
import type { Translator } from "../../_i18n/translator";
import { palletParts, type Part } from "../../_pallet/pallet-parts";
import { scaleOf, ScaledViews } from "../../_pallet/drawings";
import { DataList } from "../../_ui/data-list";
import { DataTable } from "../../_ui/data-table";
import "./pallet-sheet.css";

export interface KnownPallet {
  readonly geometry: PalletGeometry;
  readonly number: string;
  readonly title: Readonly<Record<"day" | "revision" | "customer" | "drawing", string | undefined>>;
  readonly isTreated: boolean;
  readonly label: string;
  /** Texts with units. */
  readonly perTruck: string;
  readonly perStack: string | undefined;
  readonly load: string | undefined;
  /** kg, least to most. */
  readonly mass: string;
}

/** Texts of the sheet, in an island and without one. */
export type SheetWords = Pick<Translator<"sheet">, "region"> &
  ((...text: Parameters<Translator<"sheet">>) => string);

interface PalletSheetProps {
  t: SheetWords;
  id?: string;
  /** Nothing for a blank sheet. */
  known?: KnownPallet | undefined;
}

/** Equal parts once, with their number. */
export function partsList(geometry: PalletGeometry): { part: Part; count: number }[] {
  const groups = new Map<string, { part: Part; count: number }>();
  for (const part of palletParts(geometry)) {
    const key = `${part.kind} ${part.size.join()}`;
    groups.set(key, { part, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].reverse();
}

/** Returns the sides of a part from the longest to the shortest, mm. */
const sidesOf = ({ size }: Part) => [...size].map(Math.round).sort((one, other) => other - one);

/** One sheet about a pallet, or a blank one with the same heads. */
export function PalletSheet({ t, id, known }: PalletSheetProps) {
  const { title, geometry } = known ?? {};
  /** Without a value, the row is to be filled in by hand. */
  const row = (term: string, value?: ReactNode) => ({ term, value });
  const toAgree = t("sheet.toAgree");
  const materialOf = ({ kind, isChip }: Part) =>
    t(`sheet.materials.${isChip ? "pressed" : kind === "block" || kind === "bearer" ? "solid" : "sawn"}`);
  const parts = geometry
    ? partsList(geometry).map(({ part, count }) => ({
        id: `${part.kind} ${part.size.join()}`,
        name: t(`sheet.parts.${part.kind.replace(" ", "") as "deckboard"}`),
        cells: [String(count), times(...sidesOf(part)), materialOf(part)],
      }))
    : (["deckboard", "stringerboard", "block", "bottomboard"] as const).map((kind) => ({
        id: kind,
        name: t(`sheet.parts.${kind}`),
        cells: ["", "", ""],
      }));
  return (
    <div className={known ? "pallet-sheet js-only" : "pallet-sheet"}>
      <div className="pallet-sheet__title">
        <h2 id={id}>{t("sheet.title")}</h2>
        <DataList
          className="pallet-sheet__cells"
          rows={[
            row(t("sheet.number"), known?.number),
            row(t("sheet.fields.day"), title?.day),
            row(t("sheet.fields.revision"), title?.revision),
            row(t("sheet.fields.customer"), title?.customer),
            row(t("sheet.fields.drawing"), title?.drawing),
            row(t("sheet.dimensions"), geometry && times(geometry.length, geometry.depth, geometry.height)),
          ]}
        />
      </div>
      {geometry && known ? (
        <>
          <ScaledViews geometry={geometry} label={known.label} locale={t.region} />
          <p className="fine-print">{t("sheet.scale", { scale: String(scaleOf(geometry)) })}</p>
        </>
      ) : (
        <div className="pallet-sheet__space">{t("sheet.space")}</div>
      )}
      <DataTable
        caption={t("sheet.partsHeading")}
        kind="stacks"
        columns={[
          t("sheet.head.part"),
          t("sheet.head.count"),
          t("sheet.head.size"),
          t("sheet.head.material"),
        ]}
        rows={parts}
      />
      <div className="pallet-sheet__columns">
        <DataList
          className="pallet-sheet__list"
          rows={[
            row(t("sheet.terms.fasteners"), toAgree),
            row(t("sheet.terms.species")),
            row(t("sheet.terms.moisture"), t("sheet.terms.moistureValue")),
            row(
              t("sheet.terms.treatment"),
              known && t(known.isTreated ? "sheet.terms.treated" : "sheet.terms.untreated"),
            ),
            row(t("sheet.terms.tolerances"), toAgree),
            row(t("sheet.terms.mass"), known?.mass),
          ]}
        />
        <DataList
          className="pallet-sheet__list"
          rows={[
            row(t("sheet.loads.load"), known?.load),
            row(t("sheet.loads.floor")),
            row(t("sheet.loads.forks")),
            row(t("sheet.loads.rack")),
            row(t("sheet.loads.stack")),
            row(t("sheet.terms.perTruck"), known?.perTruck),
            row(t("sheet.terms.perStack"), known?.perStack),
          ]}
        />
      </div>
      <p className="fine-print">{t("sheet.note")}</p>
      <DataList
        className="pallet-sheet__columns pallet-sheet__signatures"
        rows={[row(t("sheet.signatures.supplier")), row(t("sheet.signatures.customer"))]}
      />
    </div>
  );
}
