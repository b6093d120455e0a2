/** @jest-environment jsdom */
import { IntlProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";

import { products } from "../../_content/products";
import { usualVehicle, vehicles } from "../../_content/vehicles";
import { tonnes } from "../../_i18n/figures";
import { testCatalog, testTranslator } from "../../_i18n/test-translator";
import { LoadTable } from "./load-table";

function build(): void {
  document.body.innerHTML = renderToStaticMarkup(
    <IntlProvider locale="de" messages={testCatalog("de")} timeZone="UTC">
      <LoadTable />
    </IntlProvider>,
  );
}

/** Returns a vehicle's cells, one per product. */
const cellsOf = ({ id }: { id: string }) => [...document.querySelectorAll(`td:has([href*="&v=${id}#"])`)];

test("only a load that is heavier than the payload is marked, in its cell", () => {
  // Only this test file's module instance changes.
  Object.assign(vehicles.find(({ id }) => id === usualVehicle.id) ?? {}, { payload: 1200 });
  build();
  const warning = testTranslator("de")("load.result.overPayload", { payload: tonnes("de", 1200) });
  const cells = cellsOf(usualVehicle);
  expect(cells).toHaveLength(products.length);
  for (const cell of cells) expect(cell.textContent).toContain(warning);
  expect(document.querySelectorAll("td strong")).toHaveLength(products.length);
});
