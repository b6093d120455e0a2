import { offeredBlocks, type PalletBlocks } from "../_content/blocks";
import { Measures } from "./measures";
import { horizontalMeasure, verticalMeasure } from "./measure-lines";
import { pathData, rectangle } from "./path-data";

/** Space between two views, and from a view to its dimension line; mm. */
const apart = 60;
const beside = 26;

const most = (side: 0 | 1 | 2) => Math.max(...offeredBlocks.map(({ size }) => size[side]));
const [width, height] = [
  most(0) + apart + most(1) + 2 * beside + 80,
  most(2) + apart + most(1) + beside + 64,
];

/** The same view box for every block on offer, in mm. */
export const blockSheet = `-60 -${beside + 34} ${width} ${height}`;

/** From the front, from its side and from above. SVG, in mm. */
export function BlockViews({ size }: Pick<PalletBlocks, "size">) {
  const [length, width, height] = size;
  const side = length + apart;
  const above = height + apart;
  const arrows = { arrows: false };
  return (
    <>
      <path
        className="pallet-drawing__chip"
        d={[
          rectangle(0, 0, length, height),
          rectangle(side, 0, width, height),
          rectangle(0, above, length, width),
        ].join("")}
      />
      <path
        className="pallet-drawing__hidden"
        d={pathData`M0 ${height + 4}V${above - 4}M${length} ${height + 4}V${above - 4}M${length + 4} 0H${side - 4}M${length + 4} ${height}H${side - 4}`}
      />
      <Measures
        measures={[
          horizontalMeasure({ ...arrows, from: 0, to: length, at: -beside, offset: -8 }),
          horizontalMeasure({ ...arrows, from: side, to: side + width, at: -beside, offset: -8 }),
          verticalMeasure({ ...arrows, from: 0, to: height, at: side + width + beside, offset: 22 }),
          verticalMeasure({ ...arrows, from: above, to: above + width, at: -beside, offset: -10 }),
        ]}
      />
    </>
  );
}
