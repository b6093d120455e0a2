import { useEffect, useRef } from "react";

import { eurPallet } from "../../../../_content/eur-pallet";
import { blockColumns, levels } from "../../../../_pallet/pallet-geometry";
import { rectangle } from "../../../../_pallet/path-data";
import "./pallet-build.css";

const { length, height, boardThickness, blockHeight } = eurPallet;
const top = levels(eurPallet);
const columns = blockColumns(eurPallet);

/** Runner, blocks, stringers and deck of the EUR pallet seen from its side (millimetres), in the order they are nailed. */
const parts = [
  rectangle(0, top.bottom, length, boardThickness),
  ...columns.map(({ start, width }) => rectangle(start, top.blocks, width, blockHeight)),
  columns.map(({ start, width }) => rectangle(start, top.stringers, width, boardThickness)).join(""),
  rectangle(0, top.deck, length, boardThickness),
];

/** How far above its place a part is let go, and what is left free below; mm. */
const room = { above: 62, below: 4 };

/**
 * A pallet laid in the seven seconds that one pallet takes, again and again (by CSS; whole under reduced motion).
 *
 * Only while it is seen (`data-seen`): an animation out of view keeps its layers, and the page goes on making frames of them.
 */
export function PalletBuild() {
  const drawing = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute("data-seen", isIntersecting);
    });
    if (drawing.current) observer.observe(drawing.current);
    return () => observer.disconnect();
  }, []);

  return (
    <svg
      className="pallet-build"
      viewBox={`0 ${-room.above} ${length} ${room.above + height + room.below}`}
      aria-hidden="true"
      ref={drawing}
    >
      {parts.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
