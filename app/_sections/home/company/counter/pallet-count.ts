import {
  initialCount,
  millisecondsPerPallet,
  productionStart,
  rate,
} from "../../../../_content/company/production";

/**
 * Computes how many pallets have been produced: the initial count plus the elapsed milliseconds divided by those of one
 * pallet, times the rate, rounded down (R30).
 *
 * @param now a moment in milliseconds since the epoch, as `Date.now()` gives it
 */
export function producedPallets(now: number): number {
  return Math.floor(initialCount + ((now - productionStart) / millisecondsPerPallet) * rate);
}
