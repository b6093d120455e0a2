/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { products } from "../../../../_content/products";
import type { QuoteWords } from "../../../../_features/quote/words";
import MoreKinds from "./more-kinds";

const [{ id }] = products;
const words = {
  products: { [id]: { name: "EUR", dimension: "1200 × 800", loads: {}, button: "E" } },
} as unknown as QuoteWords;
const buttons = () => [...document.querySelectorAll<HTMLInputElement>("[name=kind]")];

beforeEach(() => {
  document.body.innerHTML = `<form><div class="kind-choice__options">
    <label><input type="radio" name="kind" value="blocks" checked>Blocks</label></div><div id="place"></div></form>`;
});

test("a product of the list gets a button in the page's group, drawn for its lines", () => {
  const container = document.querySelector<HTMLElement>("#place") ?? undefined;
  const { rerender } = render(<MoreKinds ids={[String(id)]} kind={String(id)} words={words} />, {
    container,
  });
  const [blocks, product] = buttons();
  expect([blocks?.checked, product?.checked]).toEqual([false, true]);
  expect(product?.getAttribute("aria-label")).toBe("EUR, 1200 × 800 mm");
  expect(product?.labels?.[0]?.textContent).toBe("E");
  expect(document.querySelector(`#kind-${id}`)).not.toBeNull();
  blocks?.click();
  rerender(<MoreKinds ids={[String(id)]} kind="blocks" words={words} />);
  expect(buttons().map(({ checked }) => checked)).toEqual([true, false]);
});

test("what no product has gets none", () => {
  const container = document.querySelector<HTMLElement>("#place") ?? undefined;
  render(<MoreKinds ids={["999999", "blocks"]} kind="" words={words} />, { container });
  expect(buttons()).toHaveLength(1);
});
