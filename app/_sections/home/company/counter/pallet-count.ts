import { initialCount, palletsPerDay, productionStart } from "../../../../_content/company/production";

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
