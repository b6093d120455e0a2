import { addLoadAddress } from "../../_quote/quote-address";
import { ButtonLink } from "../../_ui/button";
import { NarrowName } from "../../_ui/data-table";

interface ComparisonFootProps {
  id: number;
  name: string;
  /** What is written on the button, and for it where there is no width. */
  ask: string;
  askShort: string;
  /** What is written on the link to the pallet's page, and its address. */
  more: string;
  page: string;
  /** Address of the quote form. */
  form: string;
}

/** Under a column: the way to the quote list, with a full load of the pallet, and to its page. */
export function ComparisonFoot({ id, name, ask, askShort, more, page, form }: ComparisonFootProps) {
  return (
    <td data-product={id}>
      <ButtonLink
        className="comparison__ask"
        href={addLoadAddress(form, id)}
        tone="accent"
        label={`${ask}: ${name}`}
      >
        <NarrowName name={ask} short={askShort} />
      </ButtonLink>
      <a className="comparison__page" href={page} aria-label={`${more}: ${name}`}>
        {more}
      </a>
    </td>
  );
}
