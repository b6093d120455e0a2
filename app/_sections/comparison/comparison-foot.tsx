import { addAddress } from "../../_features/contact/quote-address";
import { usualVehicle } from "../../_content/vehicles";
import { ButtonLink } from "../../_ui/button";

interface ComparisonFootProps {
  id: number;
  name: string;
  /** What is written on the button. */
  ask: string;
  /** Address of the quote form. */
  form: string;
}

/** Under a column: the way to the quote list, with a full load of the pallet. */
export function ComparisonFoot({ id, name, ask, form }: ComparisonFootProps) {
  return (
    <td data-product={id}>
      <ButtonLink
        className="comparison__ask"
        href={addAddress(form, { kind: "load", product: id, vehicle: usualVehicle.id, loads: 1 })}
        label={`${ask}: ${name}`}
      >
        {ask}
      </ButtonLink>
    </td>
  );
}
