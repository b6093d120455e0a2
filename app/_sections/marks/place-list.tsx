import type { ReactNode } from "react";

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
