import { pathData } from "../../../_features/pallet/path-data";

/** What is left out: strips of the ground, each between two torn edges. */
export function OpeningBreaks({ at, height }: { at: readonly number[]; height: number }) {
  const step = (height + 28) / 4;
  const tear = pathData`l8 ${step}l-16 ${2 * step}l8 ${step}`;
  const strip = (x: number) =>
    pathData`M${x - 9} -14` + tear + pathData`h18l-8 ${-step}l16 ${-2 * step}l-8 ${-step}z`;
  const tears = (x: number) => pathData`M${x - 9} -14` + tear + pathData`M${x + 9} -14` + tear;
  return (
    <>
      <path className="mark-places__gap" d={at.map(strip).join("")} />
      <path d={at.map(tears).join("")} />
    </>
  );
}
