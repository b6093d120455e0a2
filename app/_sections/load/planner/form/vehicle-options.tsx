import type { PlannerPartProps } from "../planner-words";

/** The vehicles to choose from, by their groups. */
export function VehicleOptions({ vehicles }: Pick<PlannerPartProps, "vehicles">) {
  const groups = [...new Set(vehicles.map(({ group }) => group))];
  return groups.map((group) => (
    <optgroup key={group} label={group}>
      {vehicles
        .filter((vehicle) => vehicle.group === group)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </optgroup>
  ));
}
