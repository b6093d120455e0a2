import type { PalletGeometry } from "../../_content/products";
import { PalletCardDrawing } from "../../_pallet/pallet-card-drawing";

interface ComparisonHeadProps {
  id: number;
  geometry: PalletGeometry;
  name: string;
  /** What it is used for. */
  use: string;
  /** Address of its page. */
  href: string;
}

/** Over a column: the pallet, drawn, named and said in a sentence. */
export function ComparisonHead({ id, geometry, name, use, href }: ComparisonHeadProps) {
  return (
    <th scope="col" data-product={id}>
      <PalletCardDrawing geometry={geometry} />
      <a href={href}>{name}</a>
      <small>{use}</small>
    </th>
  );
}
