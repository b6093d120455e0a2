import "./mass-bar.css";

/** Draws the mass of a load against the payload, with the excess; kg. The sentence beside it says the same. */
export function MassBar({ mass, payload }: { mass: number; payload: number }) {
  const whole = Math.max(mass, payload);
  const percent = (part: number) => `${((part / whole) * 100).toFixed(1)}%`;
  return (
    <svg className="mass-bar" aria-hidden="true">
      <rect className="mass-bar__mass" width={percent(Math.min(mass, payload))} height="100%" />
      {mass > payload && (
        <rect className="mass-bar__over" x={percent(payload)} width={percent(mass - payload)} height="100%" />
      )}
      <rect className="mass-bar__payload" width={percent(payload)} height="100%" />
    </svg>
  );
}
