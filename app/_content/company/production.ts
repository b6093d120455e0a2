/** Pallets produced before the count starts. */
// Unconfirmed (must): the home page shows the count as a fact
const initialCount = 1_502_313;

/** Start of the count, in milliseconds: 1 January 2024 in Warsaw (UTC+1 in winter). */
// Unconfirmed (must): the count grows from this day
const productionStart = Date.parse("2024-01-01T00:00:00+01:00");

/** Pallets produced in 24 hours: one every seven seconds (R30). */
// Unconfirmed (must): one pallet every seven seconds makes 4.5 million a year, three times the total before
// the count starts: a buyer who calculates this doubts every other figure
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
