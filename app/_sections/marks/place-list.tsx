import type { ReactNode } from "react";
import type { Messages } from "next-intl";

import { rectangle } from "../../_pallet/path-data";
import type { Term } from "../../_content/knowledge/glossary";
import "./place-list.css";

interface PlaceListProps {
  /** Letters instead of numbers, as on the drawing above. */
  letters?: boolean;
  places: readonly { id: string; name: ReactNode; text: string; note?: string }[];
}

/** What the numbers of a drawing stand for, in their order. */
export function PlaceList({ places, letters = false }: PlaceListProps) {
  return (
    <ol className={letters ? "place-list place-list--letters" : "place-list"}>
      {places.map(({ id, name, text, note }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{text}</p>
          {note && <p className="place-list__note">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

interface PlaceTagProps {
  /** Its number or letter, as in the list below the drawing. */
  name: string;
  /** Its middle, and how wide it is; units of the drawing. */
  x: number;
  y: number;
  size: number;
  /** The point of the drawing that it names. */
  to: readonly [x: number, y: number];
}

/** A number on a drawing, with the line to what it names. */
export function PlaceTag({ name, x, y, size, to }: PlaceTagProps) {
  return (
    <>
      <path className="place-tag__leader" d={`M${to.join(" ")}L${x} ${y}`} />
      <path className="place-tag" d={rectangle(x - size / 2, y - size / 2, size, size)} />
      {/* Its own size would lose against that of the drawing's texts. */}
      <g fontSize={size * 0.7}>
        <text className="place-tag__name" x={x} y={y} dy=".36em">
          {name}
        </text>
      </g>
    </>
  );
}

interface MarkPlace {
  /** Its words are `knowledge.marks.places.{key}`. */
  readonly key: keyof Messages["knowledge"]["marks"]["places"];
  /** What stands there, where the glossary has a word for it. */
  readonly term?: Term;
}

/** The places in the order of their numbers. */
export const markPlaces: readonly MarkPlace[] = [
  { key: "leftBlock" },
  { key: "rightBlock" },
  { key: "ippc", term: "ippcMark" },
  { key: "licence", term: "licenceNumber" },
  { key: "staple", term: "controlStaple" },
  { key: "repairNail", term: "repairNail" },
  { key: "corners", term: "cutCorner" },
  { key: "chamfers", term: "entryChamfer" },
];

/** Those on the centre block, which is also drawn from near by: from the third to the sixth. */
export const centrePlaces = { from: 2, to: 6 } as const;
