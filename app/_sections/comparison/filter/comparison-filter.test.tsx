/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { products } from "../../../_content/products";
import type { ProductWords } from "../../../_i18n/product-words";
import { ComparisonFilter } from "./comparison-filter.client";

const [first, other] = products;
const words = {
  choose: "Show",
  atLeastTwo: "At least two.",
  onlyDifferences: "Differences",
  different: "differs",
  share: "Share",
  copied: "Copied.",
  print: "Print",
};
const more = { ask: "Ask", askShort: "A", more: "Page", form: "/landing/", lost: "Not all." };
const otherWords: ProductWords = {
  id: other.id,
  name: "Other",
  shortName: "O",
  page: "/other/",
  dimension: "2 mm",
  use: "What it is for",
  values: [{ text: "3 mm", figure: 3, unit: "{n} mm" }, { text: "solid" }],
};
const fetched = jest.fn();

/** The page names one product; the address requests these. */
function open(requested: string, props: Partial<Parameters<typeof ComparisonFilter>[0]> = { more }) {
  history.replaceState(null, "", `?p=${requested}`);
  const cell = (text: string, data = "") =>
    `<td data-product="${first.id}" ${data}><span>${text}</span><span></span></td>`;
  document.documentElement.lang = "en";
  document.body.innerHTML = `<div class="comparison"><div></div><table>
    <thead><tr><th></th><th data-product="${first.id}"></th></tr></thead>
    <tbody><tr class="comparison__group"><th scope="rowgroup" colspan="2">Group</th></tr>
    <tr><th>Length</th>${cell("1 mm", 'data-figure="1" data-unit="{n} mm"')}</tr>
    <tr><th>Blocks</th>${cell("solid")}</tr></tbody>
    <tfoot><tr><td></td><td data-product="${first.id}"></td></tr></tfoot></table></div>`;
  const container = document.querySelector<HTMLElement>(".comparison > div") ?? undefined;
  render(
    <ComparisonFilter
      products={[{ id: first.id, name: "First", shortName: "F" }]}
      words={words}
      {...props}
    />,
    {
      container,
    },
  );
}

const cells = () => [...document.querySelectorAll<HTMLElement>(`[data-product="${other.id}"]`)];
const reported = () => screen.getByRole("status").textContent;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ json: () => Promise.resolve(otherWords) });
  globalThis.fetch = fetched;
});

test("a product that the address requests gets a column: head, values, and the way to the list", async () => {
  open(`${first.id},${other.id}`);
  await waitFor(() => expect(cells()).toHaveLength(4));
  const [head, length, blocks, foot] = cells();
  expect(within(head as HTMLElement).getByRole("link", { name: /^Other/ })).toHaveProperty(
    "pathname",
    "/other/",
  );
  expect(head?.textContent).toContain("What it is for");
  expect(length?.textContent).toBe("3 mm+2 mm");
  expect(blocks?.textContent).toBe("solid");
  expect(within(foot as HTMLElement).getByRole("link", { name: "Ask: Other" })).toHaveProperty(
    "pathname",
    "/landing/",
  );
  expect(document.querySelector("[scope=rowgroup]")).toHaveProperty("colSpan", 3);
  expect(reported()).toBe("");
});

test("it has a box like the others, which leaves one alone no more than theirs do", async () => {
  open(`${first.id},${other.id}`);
  await userEvent.click(await screen.findByRole("checkbox", { name: "O: Other" }));
  expect(reported()).toBe(words.atLeastTwo);
  expect(cells().every(({ hidden }) => !hidden)).toBe(true);
});

test("one that can't be fetched is reported, and the page's own stay", async () => {
  fetched.mockResolvedValue({ json: () => Promise.reject(new SyntaxError("no JSON")) });
  open(`${first.id},${other.id}`);
  await waitFor(() => expect(reported()).toBe(more.lost));
  expect(document.querySelector<HTMLElement>("thead [data-product]")?.hidden).toBe(false);
});

test("a page that names all products requests no other", () => {
  open(`${first.id},${other.id}`, {});
  expect(fetched).not.toHaveBeenCalled();
  expect(reported()).toBe(words.atLeastTwo);
});

test.each(["", "1", "8,9", "%3Cscript%3E", "1,".repeat(500)])(
  "an address that requests no two of the page's pallets gets all, and a sentence where it requests any: %.20s",
  async (requested) => {
    open(requested, { more: undefined });
    expect(document.querySelectorAll("[hidden]")).toHaveLength(0);
    expect(reported()).toBe(requested ? words.atLeastTwo : "");
  },
);

test("that sentence goes with the next press that is valid, which forgets the vain request", async () => {
  open(String(first.id), { more: undefined });
  await userEvent.click(screen.getByRole("checkbox", { name: words.onlyDifferences }));
  expect(reported()).toBe("");
  expect(location.search).toBe("?d=1");
});
