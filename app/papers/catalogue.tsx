import { useTranslations } from "next-intl";

import { products } from "../_content/products";
import { Comparison } from "../_sections/comparison/comparison";
import { LoadTable } from "../_sections/load/table/load-table";
import { Paper } from "./paper";
import { PaperPage } from "./paper-page";
import { ProductPage } from "./product-page";

/** All products, a page for each; then what sets them apart, and how many of them go into a vehicle. */
export function Catalogue() {
  const words = useTranslations();
  const pages = products.length + 2;
  return (
    <Paper title={words("catalogue.heading")}>
      {products.map((product, index) => (
        <ProductPage key={product.id} product={product} number={index + 1} of={pages} />
      ))}
      <PaperPage number={pages - 1} of={pages}>
        <h1>{words("comparison.heading")}</h1>
        <Comparison />
      </PaperPage>
      <PaperPage number={pages} of={pages}>
        <h1>{words("load.heading")}</h1>
        <LoadTable />
      </PaperPage>
    </Paper>
  );
}
