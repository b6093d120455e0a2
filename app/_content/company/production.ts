/** Pallets produced before the count starts. */
const initialCount = 1_502_313;

/** Start of the count, in milliseconds: 1 January 2024 in Warsaw (UTC+1 in winter). */
const productionStart = Date.parse("2024-01-01T00:00:00+01:00");

/** Pallets produced in 24 hours: one every seven seconds (R30). */
const palletsPerDay = 86_400 / 7;

const day = 86_400_000;

/**
 * Returns the number of pallets produced so far, rounded down (R30).
 *
 * @param now milliseconds since the epoch
 */
export function producedPallets(now: number): number {
  return Math.floor(initialCount + (now - productionStart) / (day / palletsPerDay));
}
