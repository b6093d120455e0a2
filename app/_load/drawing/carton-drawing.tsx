import type { PalletGeometry } from "../../_content/products";
import { stacksFromAbove, stacksFromSide } from "./stacks";
import type { CartonLoad } from "../cartons";
import { type Footprint, type Position, rectangleOf } from "../packing/pack-floor";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import "./carton-drawing.css";

/**
 * Turns a layer by 180°, or mirrors it, to move its joints off those of the layer below; undefined for a
 * symmetric one.
 */
export function bondOf({ positions, footprint }: CartonLoad): readonly Position[] | undefined {
  const taken = positions.map((position) => ({ ...rectangleOf(position, footprint), ...position }));
  const endsX = Math.max(...taken.map(({ x, width }) => x + width)) + Math.min(...taken.map(({ x }) => x));
  const endsY = Math.max(...taken.map(({ y, height }) => y + height)) + Math.min(...taken.map(({ y }) => y));
  const moved = (byX: boolean, byY: boolean) =>
    taken.map(({ x, y, width, height, turned }) => ({
      x: byX ? endsX - x - width : x,
      y: byY ? endsY - y - height : y,
      turned,
    }));
  const keyOf = (all: readonly Position[]) =>
    all
      .map(({ x, y, turned }) => `${x} ${y} ${turned}`)
      .sort()
      .join();
  return [moved(true, true), moved(true, false), moved(false, true)].find(
    (layer) => keyOf(layer) !== keyOf(positions),
  );
}

const margin = 20;

interface LayerProps {
  pallet: PalletGeometry;
  footprint: Footprint;
  positions: readonly Position[];
  /** Positions in every other layer, if they alternate. */
  bond: readonly Position[] | undefined;
  label: string;
}

/** Draws a layer from above, and the next layer's outlines. One SVG unit is one mm. */
export function LayerDrawing({ pallet, footprint, positions, bond, label }: LayerProps) {
  const sheet = [-margin, -margin, pallet.length + 2 * margin, pallet.depth + 2 * margin];
  return (
    <PalletDrawing className="carton-drawing" viewBox={sheet.join(" ")} label={label}>
      <PalletView view="topView" geometry={pallet} />
      <path
        className="carton-drawing__carton carton-drawing__carton--above"
        d={stacksFromAbove(positions, footprint)}
      />
      {bond && <path className="carton-drawing__bond" d={stacksFromAbove(bond, footprint)} />}
    </PalletDrawing>
  );
}

interface LoadedPalletProps {
  pallet: PalletGeometry;
  load: CartonLoad;
  /** Positions in every other layer, if they alternate. */
  bond: readonly Position[] | undefined;
  limit: number;
  label: string;
}

/** One SVG unit is one mm. */
export function LoadedPallet({ pallet, load, bond, limit, label }: LoadedPalletProps) {
  const { footprint, height, positions, layers, rest, perLayer } = load;
  /** Outlines of a layer's first cartons, back to front. */
  const layerOf = (layer: readonly Position[], count: number) =>
    stacksFromSide(
      layer,
      layer.map((_, index) => (index < count ? 1 : 0)),
    ).map(({ position }) =>
      rectangle(position.x, 0, position.turned ? footprint.depth : footprint.length, height),
    );
  const counts = [...Array<number>(layers).fill(perLayer), ...(rest ? [rest] : [])];
  const sheet = [-margin, -limit - margin, pallet.length + 2 * margin, limit + 2 * margin];
  return (
    <PalletDrawing className="carton-drawing" viewBox={sheet.join(" ")} label={label}>
      <path className="carton-drawing__limit" d={`M${-margin} ${-limit}h${pallet.length + 2 * margin}`} />
      <g transform={`translate(0 ${-pallet.height})`}>
        <PalletView view="longSide" geometry={pallet} />
      </g>
      {counts.map((count, layer) => (
        <g key={layer} transform={`translate(0 ${-pallet.height - (layer + 1) * height})`}>
          {layerOf(layer % 2 && bond ? bond : positions, count).map((outline) => (
            <path key={outline} className="carton-drawing__carton" d={outline} />
          ))}
        </g>
      ))}
    </PalletDrawing>
  );
}
