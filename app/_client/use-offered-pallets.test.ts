/** @jest-environment jsdom */
import { renderHook, waitFor } from "@testing-library/react";

import { dimensionsOf, products } from "../_content/products";
import { useOfferedPallets } from "./use-offered-pallets";

const [first, second] = products;
const named = [{ id: first.id, name: "first", dimension: "1 mm" }];
const words = { id: second.id, name: "second", dimension: "2 mm" };
const size = dimensionsOf(second.geometry);

const fetched = jest.fn();
const offered = (requested: readonly string[]) =>
  renderHook((ids: readonly string[]) => useOfferedPallets(named, ids), { initialProps: requested });

beforeEach(() => {
  document.documentElement.lang = "de";
  fetched.mockReset().mockResolvedValue({ json: () => Promise.resolve(words) });
  globalThis.fetch = fetched;
});

test.each([
  ["nothing", []],
  ["what the page names", [String(first.id)]],
  ["what there is not", ["own", "999999", "<script>"]],
])("an address that asks for %s fetches nothing", (_, requested) => {
  expect(offered(requested).result.current).toEqual(named);
  expect(fetched).not.toHaveBeenCalled();
});

test("another pallet is named by its size, then by its name, and stays", async () => {
  const { result, rerender } = offered([String(second.id)]);
  expect(result.current).toEqual([...named, { id: second.id, name: size, dimension: "" }]);
  await waitFor(() => expect(result.current).toEqual([...named, words]));
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(`/assets/products/de-${second.id}.json$`)]]);
  rerender([]);
  expect(result.current).toEqual([...named, words]);
  rerender([String(second.id)]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("one whose words can't be had keeps its size", async () => {
  fetched.mockResolvedValue({ json: () => Promise.reject(new SyntaxError("no JSON")) });
  const { result } = offered([String(second.id)]);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(result.current.map(({ name }) => name)).toEqual(["first", size]);
});
