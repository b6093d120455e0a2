import type { Fields, NameOf } from "../../_fields/field";
import { choice } from "../../_fields/kinds";
import type { Reading } from "../../_fields/read-fields";
import { repeated } from "../../_fields/repeated";
import {
  furtherPalletRow,
  goodsParts,
  ownRows,
  palletRow,
  piecesRow,
  playRow,
  vehicleRow,
} from "../kit/goods-rows";
import type { ToolProps } from "../kit/tool";

/** Message keys of the planner. */
export const plannerParts = [
  ...goodsParts,
  "load.toolLabel",
  "load.quantityLabel",
  "load.moreSettings",
  "load.stackLabel",
  "load.noLimit",
  "load.faultyQuantity",
  "load.formula",
  "load.fullLoads",
  "load.result",
  "load.table.massValue",
  "load.facts",
  "load.drawing",
  "load.mixed",
  "adding.mixed",
] as const;

export type PlannerProps = ToolProps<(typeof plannerParts)[number]>;

const noLimit = "";
const stackLimits = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

/** Rows of each kind of pallets. */
const kindRows = {
  pallet: furtherPalletRow,
  pieces: { ...piecesRow, label: ({ t }) => t("load.quantityLabel") },
  length: { ...ownRows.length, usual: 1300 },
  depth: { ...ownRows.depth, usual: 1100 },
  height: { ...ownRows.height, usual: 150 },
  mass: { ...ownRows.mass, usual: 25 },
} as const satisfies Fields<PlannerProps>;

export const planKinds = repeated(kindRows);

export const planFields = {
  ...planKinds.fields,
  pallet: palletRow,
  vehicle: vehicleRow,
  /** Highest number of pallets in a stack; without a limit as many as fit. */
  stackLimit: {
    letter: "s",
    kind: choice([[noLimit, 0], ...stackLimits.map((most) => [String(most), most] as const)]),
    usual: 0,
    label: ({ t }) => t("load.stackLabel"),
    say: (most, { t }) => (most ? String(most) : t("load.noLimit")),
  },
  play: playRow,
} as const satisfies Fields<PlannerProps>;

export type PlanName = NameOf<typeof planFields>;
export type PlanReading = Reading<typeof planFields>;
