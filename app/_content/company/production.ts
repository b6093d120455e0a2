import { toConfirm } from "../to-confirm";

/**
 * What the counter of pallets counts with (R30).
 *
 * @confirm the home page shows the count as a fact, and it grows by this rate
 */
export const production = {
  /** Pallets made before the counting starts. */
  initialCount: toConfirm(1_502_313),
  /** When the counting starts, milliseconds since the epoch; 1 January 2024 in Warsaw (UTC+1 in winter). */
  start: toConfirm(Date.parse("2024-01-01T00:00:00+01:00")),
  /** How long one pallet takes, milliseconds. */
  millisecondsPerPallet: toConfirm(7000),
  /** How many are made in that time. */
  rate: 1,
};
