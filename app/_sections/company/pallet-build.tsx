import { useEffect, useRef } from "react";

/** Deck, blocks and runner of a pallet seen from its side (millimetres), in the order they are nailed. */
const parts = [
  "M0 122h1200v22H0z",
  "M0 44h145v78H0z",
  "M527 44h146v78H527z",
  "M1055 44h145v78h-145z",
  "M0 22h145v22H0zM527 22h146v22H527zM1055 22h145v22h-145z",
  "M0 0h1200v22H0z",
];

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
    <svg className="pallet-build" viewBox="0 -62 1200 210" aria-hidden="true" ref={drawing}>
      {parts.map((d) => (
        <g key={d}>
          <path d={d} />
        </g>
      ))}
    </svg>
  );
}
