import { figure } from "../../_i18n/figures";
import { pageLanguage } from "../../_lib/page-language";

/**
 * Returns the product ids in an address.
 *
 * @param all all product ids; returned when the text names fewer than two of them
 */
export function chosenProducts(text: string, all: readonly number[]): readonly number[] {
  const requested = new Set(text.split(","));
  const chosen = all.filter((id) => requested.has(String(id)));
  return chosen.length >= 2 ? chosen : all;
}

/** A compared value, with figure and unit if numeric. A unit without a figure means: not stated. */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * Formats the difference from the first visible value.
 *
 * @param language BCP 47 tag of the page
 * @returns an empty text if the values themselves show the difference; undefined if they are equal or one is
 * not stated
 */
export function changeFrom(first: Compared, value: Compared, language: string): string | undefined {
  const isUnknown = [first, value].some(({ figure, unit }) => unit !== undefined && figure === undefined);
  if (isUnknown || first.text === value.text) return undefined;
  if (first.figure === undefined || value.figure === undefined) return "";
  // Rounded to the maximum of decimals in the table.
  const difference = Math.round((value.figure - first.figure) * 1000) / 1000;
  if (difference === 0) return "";
  // The minus sign (U+2212) is as wide as the plus.
  const written = figure(language, difference, { signDisplay: "always" }).replace("-", "−");
  return value.unit ? `${written}\u00a0${value.unit}` : written;
}

export function isSame(values: readonly Compared[]): boolean {
  return values.every(({ text }) => text === values[0]?.text);
}

/**
 * Shows the columns of some products, and updates the differences in every row.
 *
 * @param table its cells have the product id in `data-product`
 */
export function showColumns(
  table: HTMLTableElement,
  chosen: readonly number[],
  onlyDifferences: boolean,
): void {
  const language = pageLanguage(table.ownerDocument);
  const isChosen = ({ dataset }: HTMLElement) => chosen.includes(Number(dataset.product));
  for (const cell of table.querySelectorAll<HTMLElement>("[data-product]")) cell.hidden = !isChosen(cell);
  for (const group of table.querySelectorAll<HTMLTableCellElement>("[scope=rowgroup]"))
    group.colSpan = chosen.length + 1;
  table.classList.toggle("is-short", onlyDifferences);
  for (const row of table.querySelectorAll<HTMLElement>("tbody tr:has([data-product])")) {
    const cells = [...row.querySelectorAll<HTMLElement>("[data-product]")].filter(isChosen);
    const values = cells.map(compared);
    const changes = values.map((value) => changeFrom(values[0] ?? value, value, language));
    cells.forEach((cell, index) => {
      const change = changes[index];
      cell.classList.toggle("is-other", change !== undefined);
      if (cell.lastElementChild) cell.lastElementChild.textContent = change ?? "";
    });
    row.classList.toggle("is-same", isSame(values));
  }
}

/** Reads a cell. Its first element is the value, its second the difference. */
function compared({ firstElementChild, dataset: { figure, unit } }: HTMLElement): Compared {
  return {
    text: firstElementChild?.textContent ?? "",
    figure: figure === undefined ? undefined : Number(figure),
    unit,
  };
}
