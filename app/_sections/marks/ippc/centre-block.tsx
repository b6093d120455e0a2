import { PalletDrawing } from "../../../_features/pallet/pallet-drawing";
import { rectangle } from "../../../_features/pallet/path-data";
import { PlaceTag } from "../place-tag";

interface CentreBlockProps {
  /** Of the block, mm. */
  width: number;
  height: number;
  label: string;
  /** What stands in the outline of a protected sign. */
  sign: string;
}

/** The centre block with what stands on it: frame of the mark, licence number, staple, nail. Numbers and codes are examples. */
export function CentreBlock({ width, height, label, sign }: CentreBlockProps) {
  const tag = { size: 12 };
  return (
    <PalletDrawing
      className="ippc-mark__drawing"
      viewBox={`-4 -22 ${width + 8} ${height + 26}`}
      label={label}
    >
      <path className="pallet-drawing__chip" d={rectangle(0, 0, width, height)} />
      <path className="pallet-drawing__hidden" d={`${rectangle(8, 8, 72, 30)}M36 8v30`} />
      <text className="ippc-mark__small" x="22" y="25">
        {sign}
      </text>
      <text x="58" y="21">
        PL-00000
      </text>
      <text x="58" y="33">
        HT
      </text>
      <text className="ippc-mark__code" x="42" y="63">
        123-6-04
      </text>
      <path d="M96 17v-5h24v5M104 58a5 5 0 1 0 10 0a5 5 0 1 0 -10 0" />
      <PlaceTag {...tag} name="3" x={94} y={30} to={[80, 30]} />
      <PlaceTag {...tag} name="4" x={86} y={60} to={[70, 60]} />
      <PlaceTag {...tag} name="5" x={133} y={22} to={[120, 15]} />
      <PlaceTag {...tag} name="6" x={133} y={62} to={[114, 58]} />
    </PalletDrawing>
  );
}
