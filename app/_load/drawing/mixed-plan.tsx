import type { Vehicle } from "../../_content/vehicles";
import { horizontalMeasure, Measures, verticalMeasure } from "../../_pallet/measures";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import type { MixedLoad } from "../mixed-load";
import type { Footprint } from "../packing/pack-floor";
import { besideFloor, bodyStarts, drawnLength, lengthOf, shareOfWidth, stacksFromAbove } from "./stacks";
import "./mixed-plan.css";

/** A kind of pallet in a mixed load. */
export interface MixedKind {
  /** A few letters that stand on its stacks. */
  readonly name: string;
  readonly pallet: Footprint;
  /** How much of it is loaded, in words. */
  readonly amount: string;
}

interface MixedPlanProps {
  vehicle: Vehicle;
  kinds: readonly MixedKind[];
  load: Pick<MixedLoad, "placed" | "reach">;
  /** What stands on the dimension line of each body: how much of its length is taken. */
  lengths: readonly string[];
  /** Accessible name. */
  label: string;
}

/** Dimension lines are drawn so many times as large as on the sheet of a pallet. */
const scale = 5;
/** Before and above the floor, mm. */
const margin = 60;
/** Three tones tell kinds apart; a fourth begins again. */
const tones = ["mixed-plan__tone-0", "mixed-plan__tone-1", "mixed-plan__tone-2"] as const;
const toneOf = (kind: number) => tones[kind % tones.length];

/** The stacks of one kind in one body, as one path, and their names. */
function KindOnFloor({ kind, index, places }: { kind: MixedKind; index: number; places: MixedPlaces }) {
  return (
    <>
      <path className={toneOf(index)} d={stacksFromAbove(places, kind.pallet)} />
      {places.map((place) => {
        const length = lengthOf(place, kind.pallet);
        const depth = kind.pallet.length + kind.pallet.depth - length;
        return (
          <text
            className="mixed-plan__name"
            key={`${place.x} ${place.y}`}
            x={place.x + length / 2}
            y={place.y + depth / 2 + 80}
          >
            {kind.name}
          </text>
        );
      })}
    </>
  );
}

type MixedPlaces = readonly MixedLoad["placed"][number]["place"][];

/**
 * The floors of a vehicle from above with stacks of different pallets, front wall on the left: each kind in a tone of its own with
 * its name on every stack, and how much of the length they take. One SVG unit is one mm.
 */
export function MixedPlan({ vehicle, kinds, load, lengths, label }: MixedPlanProps) {
  const { length, width } = vehicle;
  const end = drawnLength(vehicle);
  const starts = bodyStarts(vehicle);
  const sheet = [-margin, -margin, end + besideFloor, width + besideFloor];
  const taken = starts.flatMap((start, body) => {
    const reach = load.reach[body] ?? 0;
    const line = { from: start / scale, to: (start + reach) / scale, figure: lengths[body] ?? "" };
    return reach > 0
      ? [horizontalMeasure({ ...line, at: width / scale + 60, witnessFrom: width / scale, offset: 46 })]
      : [];
  });
  return (
    <>
      <PalletDrawing
        className="mixed-plan floor-plan"
        viewBox={sheet.join(" ")}
        width={shareOfWidth(vehicle)}
        label={label}
      >
        {starts.map((start, body) => (
          <g key={start} transform={start ? `translate(${start})` : undefined}>
            <path className="mixed-plan__floor" d={rectangle(0, 0, length, width)} />
            {kinds.map((kind, index) => {
              const placed = load.placed.filter((stack) => stack.body === body && stack.share === index);
              return (
                <KindOnFloor
                  key={kind.name}
                  kind={kind}
                  index={index}
                  places={placed.map(({ place }) => place)}
                />
              );
            })}
          </g>
        ))}
        <g className="mixed-plan__measures" transform={`scale(${scale})`}>
          <Measures
            measures={[
              ...taken,
              verticalMeasure({
                from: 0,
                to: width / scale,
                at: end / scale + 50,
                witnessFrom: end / scale,
                figure: String(width),
              }),
            ]}
          />
        </g>
      </PalletDrawing>
      <ul className="mixed-plan__list">
        {kinds.map(({ name, amount }, index) => (
          <li key={name}>
            <PalletDrawing className="mixed-plan" viewBox="0 0 20 20">
              <path className={toneOf(index)} d="M1 1h18v18H1z" />
            </PalletDrawing>
            {amount}
          </li>
        ))}
      </ul>
    </>
  );
}
