import type { PalletGeometry } from "../../_content/products";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";
import { NarrowName } from "../../_ui/data-table";

interface ComparisonHeadProps {
  id: number;
  geometry: PalletGeometry;
  name: string;
  shortName: string;
  /** What it is used for. */
  use: string;
  /** Address of its page. */
  href: string;
}

/** Over a column: the pallet's drawing, name and a sentence. */
export function ComparisonHead({ id, geometry, name, shortName, use, href }: ComparisonHeadProps) {
  return (
    <th scope="col" data-product={id}>
      <PalletCardDrawing geometry={geometry} />
      <a href={href}>
        <NarrowName name={name} short={shortName} />
      </a>
      <small>{use}</small>
    </th>
  );
}
