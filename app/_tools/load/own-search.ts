import type { StackedPallet } from "../../_load/full-load";
import { own } from "../kit/goods";

/** Returns the query that opens the planner with a pallet of other sides; mm and kg. */
export function ownSearch({ length, depth, height, mass }: StackedPallet): string {
  return `?p=${own}&l=${length}&w=${depth}&h=${height}&k=${mass}`;
}
