/** Pallets made before the counting starts (R30). */
const initialCount = 1_502_313;

/** 2024-01-01T00:00:00 in Europe/Warsaw (UTC+1 in winter), the same moment for every visitor; milliseconds. */
const productionStart = Date.parse("2024-01-01T00:00:00+01:00");

const rate = 1;
const millisecondsPerPallet = 7000;

/**
 * Computes how many pallets have been produced: the initial count plus the elapsed milliseconds divided by 7000 times
 * the rate, rounded down (R30).
 *
 * @param now a moment in milliseconds since the epoch, as `Date.now()` gives it
 */
export function producedPallets(now: number): number {
  return Math.floor(initialCount + ((now - productionStart) / millisecondsPerPallet) * rate);
}
