import { toConfirm } from "../to-confirm";

/**
 * Pallets made before the counting starts.
 *
 * @confirm the home page shows the count as a fact, and it grows by this rate
 */
const initialCount = toConfirm(1_502_313);

/**
 * When the counting starts, milliseconds since the epoch; 1 January 2024 in Warsaw (UTC+1 in winter).
 *
 * @confirm the home page shows the count as a fact, and it grows by this rate
 */
const productionStart = toConfirm(Date.parse("2024-01-01T00:00:00+01:00"));

/**
 * How many pallets leave the lines in a day of 24 hours: one every seven seconds (R30).
 *
 * @confirm 12,343 a day are 4.5 million a year, three times what was made in all years before the counting starts: a buyer who reckons doubts every other figure
 */
const palletsPerDay = toConfirm(86_400 / 7);

/** A day of 24 hours, milliseconds. */
const day = 86_400_000;

/**
 * Computes how many pallets have been produced: the initial count plus the elapsed milliseconds divided by those of one
 * pallet, rounded down (R30).
 *
 * @param now a moment in milliseconds since the epoch, as `Date.now()` gives it
 */
export function producedPallets(now: number): number {
  return Math.floor(initialCount + (now - productionStart) / (day / palletsPerDay));
}
