import { PalletDrawing } from "../../../_features/pallet/pallet-drawing";
import { rectangle } from "../../../_features/pallet/path-data";
import { PlaceTag } from "../place-tag";

interface MarkPartsProps {
  label: string;
  /** What stands in the place of the protected symbol. */
  symbol: string;
}

/** The IPPC mark by its parts: an empty place for the symbol, the codes, the frame. */
export function MarkParts({ label, symbol }: MarkPartsProps) {
  const tag = { size: 12 };
  return (
    <PalletDrawing className="ippc-mark__drawing" viewBox="-4 -22 153 104" label={label}>
      <path d={`${rectangle(0, 8, 122, 68)}M46 8v68`} />
      <path className="pallet-drawing__hidden" d={rectangle(6, 18, 34, 48)} />
      <text className="ippc-mark__small" x="23" y="44">
        {symbol}
      </text>
      <text className="ippc-mark__code" x="84" y="40">
        PL-00000
      </text>
      <text className="ippc-mark__code" x="84" y="62">
        HT
      </text>
      <PlaceTag {...tag} name="A" x={23} y={-10} to={[23, 18]} />
      <PlaceTag {...tag} name="B" x={66} y={-10} to={[66, 29]} />
      <PlaceTag {...tag} name="C" x={98} y={-10} to={[98, 29]} />
      <PlaceTag {...tag} name="D" x={139} y={58} to={[93, 58]} />
      <PlaceTag {...tag} name="E" x={139} y={22} to={[122, 22]} />
    </PalletDrawing>
  );
}
