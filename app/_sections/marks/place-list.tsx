import type { ReactNode } from "react";
import type { Messages } from "next-intl";

import { rectangle } from "../../_pallet/path-data";
import type { Term } from "../../_content/knowledge/glossary";
import "./marks.css";

interface PlaceListProps {
  /** Letters instead of numbers, as in the drawing. */
  letters?: boolean;
  places: readonly { id: string; name: ReactNode; text: string; note?: string }[];
}

/** Renders the legend of a numbered drawing. */
export function PlaceList({ places, letters = false }: PlaceListProps) {
  return (
    <ol className={letters ? "place-list place-list--letters ruled" : "place-list ruled"}>
      {places.map(({ id, name, text, note }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{text}</p>
          {note && <p className="fine-print">{note}</p>}
        </li>
      ))}
    </ol>
  );
}

interface PlaceTagProps {
  name: string;
  /** Centre, in units of the drawing. */
  x: number;
  y: number;
  size: number;
  to: readonly [x: number, y: number];
}

/** Draws a number with a leader line to its point. */
export function PlaceTag({ name, x, y, size, to }: PlaceTagProps) {
  return (
    <>
      <path className="place-tag__leader" d={`M${to.join(" ")}L${x} ${y}`} />
      <path className="place-tag" d={rectangle(x - size / 2, y - size / 2, size, size)} />
      {/* A font size on the text itself would lose to the drawing's style sheet. */}
      <g fontSize={size * 0.75}>
        <text className="place-tag__name" x={x} y={y} dy=".36em">
          {name}
        </text>
      </g>
    </>
  );
}

interface MarkPlace {
  readonly key: keyof Messages["knowledge"]["marks"]["places"];
  readonly term?: Term;
}

/** The marks in numerical order. */
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

/** Indices of the marks on the centre block, for the enlarged drawing. */
export const centrePlaces = { from: 2, to: 6 } as const;
