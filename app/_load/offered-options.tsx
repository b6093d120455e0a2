import { productById } from "../_content/products";
import { groupsOf } from "../_content/vehicles";
import type { Offered } from "./offered";
import { own } from "./plan";

/**
 * Renders the options of a select for a pallet.
 *
 * @param props.ownLabel label of the last option, a custom pallet
 */
export function PalletOptions({ pallets, ownLabel }: Pick<Offered, "pallets"> & { ownLabel: string }) {
  return (
    <>
      {pallets.map(({ id, name }) => (
        <option key={id} value={id}>
          {productById(id)?.shortName ?? name}
        </option>
      ))}
      <option value={own}>{ownLabel}</option>
    </>
  );
}

/** Renders the options of a select for a vehicle, in groups. */
export function VehicleOptions({ vehicles }: Pick<Offered, "vehicles">) {
  return groupsOf(vehicles).map((group) => (
    <optgroup key={group} label={group}>
      {vehicles
        .filter((vehicle) => vehicle.group === group)
        .map(({ id, short }) => (
          <option key={id} value={id}>
            {short}
          </option>
        ))}
    </optgroup>
  ));
}
