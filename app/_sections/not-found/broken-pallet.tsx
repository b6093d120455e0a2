import "../../_pallet/dimension-drawing.css";

/** The deck of a 1200 × 800 pallet seen from above (millimetres), with one board off. */
export function BrokenPallet() {
  return (
    <svg className="dimension-drawing" viewBox="-20 -80 1000 1040" aria-hidden="true">
      <path className="wood" d="M0 0h800v145H0zM0 327.5h800v145H0zM0 655h800v145H0z" />
      <path className="nails" d="M544 50h0M584 94h0M544 378h0M584 422h0M544 706h0M584 750h0" />
      <path className="hidden" d="M513.75-60h100v920h-100z" />
      <path
        className="wood"
        d="M0-60h145v920H0zM186.25-60h100v920h-100zM327.5-60h145v920h-145zM655-60h145v920H655z"
      />
      <path
        className="nails"
        d="M44 50h0M102 94h0M44 378h0M102 422h0M44 706h0M102 750h0M216 50h0M256 94h0M216 378h0M256 422h0M216 706h0M256 750h0M371 50h0M429 94h0M371 378h0M429 422h0M371 706h0M429 750h0M698 50h0M756 94h0M698 378h0M756 422h0M698 706h0M756 750h0"
      />
      <path className="wood" transform="translate(250 95) rotate(14 600 400)" d="M513.75-60h100v920h-100z" />
    </svg>
  );
}
