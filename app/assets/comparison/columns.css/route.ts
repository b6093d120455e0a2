import { products } from "../../../_content/products";
import { columnStyles } from "../../../_sections/comparison/filter/column-styles";

export const dynamic = "force-static";

/** The rules that follow from what the products are: the page that links them carries them when it is shipped. */
export function GET() {
  const css = `@layer blocks{${columnStyles(products.map(({ id }) => id))}}`;
  return new Response(css, { headers: { "content-type": "text/css; charset=utf-8" } });
}
