import type { blockProfile } from "../../../_content/blocks";
import { horizontalMeasure, Measures, verticalMeasure } from "../../../_pallet/measures";
import { PalletDrawing } from "../../../_pallet/pallet-drawing";
import { pathData, rectangle } from "../../../_pallet/path-data";

interface CutDrawingProps {
  profile: typeof blockProfile;
  /** Length of a block, mm. */
  cut: number;
  label: string;
}

/** Visible length of the profile in mm: a stub before the first cut, and one and a half of a long block. */
const stub = 70;
const seen = 900;

/** Draws the profile with its cuts and its section. One SVG unit is one mm. */
export function CutDrawing({ profile: { width, height }, cut, label }: CutDrawingProps) {
  const end = seen - stub;
  const cuts = Array.from({ length: Math.floor((end - 20) / cut) + 1 }, (_, at) => at * cut);
  const wave = height / 4;
  const torn = pathData`M${-stub} 0H${end}c${-wave} ${wave} ${wave} ${3 * wave} 0 ${height}H${-stub}c${wave} ${-wave} ${-wave} ${-3 * wave} 0 ${-height}z`;
  const section = end + 70;
  return (
    <PalletDrawing
      className="block-cutting__drawing"
      viewBox={`${-stub - 10} -120 ${stub + section + width + 110} ${height + 150}`}
      label={label}
    >
      <path className="pallet-drawing__chip" d={torn + rectangle(section, 0, width, height)} />
      <path
        className="block-cutting__cuts"
        d={cuts.map((x) => pathData`M${x} -16V${height + 16}`).join("")}
      />
      <Measures
        measures={[
          horizontalMeasure({ from: 0, to: cut, at: -44, arrows: cut > 80 }),
          horizontalMeasure({ from: section, to: section + width, at: -44 }),
          verticalMeasure({ from: 0, to: height, at: section + width + 34, arrows: false }),
        ]}
      />
    </PalletDrawing>
  );
}
