/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { products } from "../../_content/products";
import { withoutFrames } from "../../_lib/test-tool";
import { pickMessages } from "../../_i18n/island-messages";
import { compiledCatalog } from "../../_i18n/test-translator";
import { ComparisonFilter } from "./comparison-filter.client";

const [first] = products;
const texts = {
  choose: "Show",
  atLeastTwo: "At least two.",
  onlyDifferences: "Differences",
};
const share = pickMessages("en", compiledCatalog("en"), ["share"]);
/** Renders the page with the filter for a list of requested products. */
function open(requested: string) {
  history.replaceState(null, "", `?p=${requested}`);
  withoutFrames();
  const cell = (text: string, data = "") =>
    `<td data-product="${first.id}" ${data}><span>${text}</span><span></span></td>`;
  document.head.innerHTML = '<meta property="og:locale" content="en_GB">';
  document.body.innerHTML = `<div class="comparison"><div></div><table>
    <thead><tr><th></th><th data-product="${first.id}"></th></tr></thead>
    <tbody><tr class="comparison__group"><th scope="rowgroup" colspan="2">Group</th></tr>
    <tr><th>Length</th>${cell("1 mm", 'data-figure="1" data-unit="mm"')}</tr>
    <tr><th>Blocks</th>${cell("solid")}</tr></tbody>
    <tfoot><tr><td></td><td data-product="${first.id}"></td></tr></tfoot></table></div>`;
  const container = document.querySelector<HTMLElement>(".comparison > div") ?? undefined;
  const filter = { products: [{ id: first.id, name: "First", shortName: "F" }], texts, share };
  render(<ComparisonFilter {...filter} />, { container });
}

const reported = () => document.querySelector(".filter > p")?.textContent;

test.each(["", "1", "8,9", "%3Cscript%3E", "1,".repeat(500)])(
  "an address with fewer than two of the page's pallets shows all, with a notice if it names any: %.20s",
  async (requested) => {
    open(requested);
    expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
    expect(reported()).toBe(requested ? texts.atLeastTwo : "");
  },
);

test("the notice and the invalid request are removed by the next valid press", async () => {
  open(String(first.id));
  await userEvent.click(screen.getByRole("checkbox", { name: texts.onlyDifferences }));
  expect(reported()).toBe("");
  expect(location.search).toBe("?d=1");
});
