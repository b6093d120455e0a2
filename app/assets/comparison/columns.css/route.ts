import { featured } from "../../../_content/products";
import { columnStyles } from "../../../_sections/comparison/filter/column-styles";

export const dynamic = "force-static";

/**
 * The rules that follow from which products the table has; the build inlines them into the page that links
 * them.
 */
export function GET() {
  const css = `@layer blocks{${columnStyles(featured.map(({ id }) => id))}}`;
  return new Response(css, { headers: { "content-type": "text/css; charset=utf-8" } });
}
