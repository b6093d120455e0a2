import type { Vehicle } from "../../_content/vehicles";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangles } from "../../_pallet/path-data";
import type { StackedPallet } from "../full-load";
import type { MixedLoad } from "../mixed-load";
import { type Footprint, rectangleOf } from "../packing/pack-floor";
import { FloorSheet } from "./floor-plan";
import { SideSheet } from "./side-view";
import { bodyStarts, stacksFromAbove } from "./stacks";

export interface MixedKind {
  /** A few letters for its stacks. */
  readonly name: string;
  readonly pallet: Footprint;
  readonly amount: string;
}

export interface LoadedKind extends MixedKind {
  readonly pallet: StackedPallet;
  /** Of the pallet without its goods; mm. */
  readonly deck: number;
}

interface MixedPlanProps {
  vehicle: Vehicle;
  kinds: readonly MixedKind[];
  load: Pick<MixedLoad, "placed" | "reach">;
  /** On the dimension line of each body: the length taken. */
  lengths: readonly string[];
  label: string;
}

/** Tones of kinds; a fourth kind gets the first tone again. */
const tones = ["mixed-plan__tone-0", "mixed-plan__tone-1", "mixed-plan__tone-2"] as const;
const toneOf = (kind: number) => tones[kind % tones.length];

function KindOnFloor({ kind, index, positions }: { kind: MixedKind; index: number; positions: MixedPlaces }) {
  return (
    <>
      <path className={toneOf(index)} d={stacksFromAbove(positions, kind.pallet)} />
      {positions.map((position) => {
        const { x, y, width, height } = rectangleOf(position, kind.pallet);
        return (
          <text className="mixed-plan__name" key={`${x} ${y}`} x={x + width / 2} y={y + height / 2 + 80}>
            {kind.name}
          </text>
        );
      })}
    </>
  );
}

type MixedPlaces = readonly MixedLoad["placed"][number]["position"][];

/** Tones and names tell the kinds. */
export function MixedPlan({ vehicle, kinds, load, lengths, label }: MixedPlanProps) {
  const taken = bodyStarts(vehicle).flatMap((start, body) => {
    const reach = load.reach[body] ?? 0;
    return reach > 0 ? [{ from: start, to: start + reach, figure: lengths[body] ?? "" }] : [];
  });
  return (
    <>
      <FloorSheet
        className="mixed-plan floor-plan"
        vehicle={vehicle}
        label={label}
        lengths={taken}
        onFloor={(body) =>
          kinds.map((kind, index) => {
            const placed = load.placed.filter((stack) => stack.body === body && stack.share === index);
            return (
              <KindOnFloor
                key={kind.name}
                kind={kind}
                index={index}
                positions={placed.map(({ position }) => position)}
              />
            );
          })
        }
      />
      <ul className="mixed-plan__list row">
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

interface MixedSideProps extends Pick<MixedPlanProps, "vehicle" | "label" | "load"> {
  kinds: readonly LoadedKind[];
}

/** The same stacks from the side, with a line between each pallet and its goods. */
export function MixedSide({ vehicle, kinds, load, label }: MixedSideProps) {
  const stackOf = ({ position, share, pieces }: MixedLoad["placed"][number]) => {
    const { pallet, deck } = kinds[share] as LoadedKind;
    const [{ width }, step] = [rectangleOf(position, pallet), pallet.height];
    const part = (height: number) => rectangles([{ x: position.x, y: -height, width, height }], pieces, step);
    return { position, d: part(step) + part(deck), tone: toneOf(share) };
  };
  return (
    <SideSheet
      className="mixed-plan"
      vehicle={vehicle}
      label={label}
      onFloor={(body) =>
        load.placed
          .filter((stack) => stack.body === body)
          .map(stackOf)
          .sort((one, other) => one.position.y - other.position.y)
          .map(({ position, d, tone }) => <path key={`${position.x} ${position.y}`} className={tone} d={d} />)
      }
    />
  );
}
