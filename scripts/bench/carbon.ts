import { co2 } from "@tgwf/co2";

const model = new co2({ model: "swd", version: 4 });

/**
 * What a transfer costs by the Sustainable Web Design Model, version 4: a visitor's first view, on the world's average
 * grid, from a host that is not known to run on renewable energy.
 *
 * @param bytes over the wire
 * @returns grams of CO2 equivalent
 */
export function carbon(bytes: number): number {
  // A number unless its parts are asked for.
  return Number(model.perByte(bytes));
}
