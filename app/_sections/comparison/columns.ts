import { figure } from "../../_i18n/figures";
import { pageLanguage } from "../../_lib/page-language";

/**
 * Reads which products an address requests.
 *
 * @param all that there are; they are what is shown where it does not name two of them
 */
export function chosenProducts(text: string, all: readonly number[]): readonly number[] {
  const requested = new Set(text.split(","));
  const chosen = all.filter((id) => requested.has(String(id)));
  return chosen.length >= 2 ? chosen : all;
}

/**
 * A value in the comparison: as it is written, and, where it can be reckoned with, its figure and the unit of that. A unit without a
 * figure: the value is not stated.
 */
export interface Compared {
  readonly text: string;
  readonly figure?: number | undefined;
  readonly unit?: string | undefined;
}

/**
 * Says by how much a value is more or less than the first that is in view.
 *
 * @param language BCP 47 tag of the page
 * @returns an empty text where the texts say the difference themselves; undefined where both are the same, or one is not stated
 */
export function changeFrom(first: Compared, value: Compared, language: string): string | undefined {
  const isUnknown = [first, value].some(({ figure, unit }) => unit !== undefined && figure === undefined);
  if (isUnknown || first.text === value.text) return undefined;
  if (first.figure === undefined || value.figure === undefined) return "";
  // Rounded to the most decimals of the table.
  const difference = Math.round((value.figure - first.figure) * 1000) / 1000;
  if (difference === 0) return "";
  // With the sign for minus, which is as wide as the plus.
  const written = figure(language, difference, { signDisplay: "always" }).replace("-", "−");
  return value.unit ? `${written}\u00a0${value.unit}` : written;
}

/** Returns whether a row says the same of all products. */
export function isSame(values: readonly Compared[]): boolean {
  return values.every(({ text }) => text === values[0]?.text);
}

/**
 * Shows the columns of some products, and writes into every row how they differ from the first of those.
 *
 * @param table its cells name their product (`data-product`)
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

/** The value of a cell, which is its first element; the second says how it is otherwise. */
function compared({ firstElementChild, dataset: { figure, unit } }: HTMLElement): Compared {
  return {
    text: firstElementChild?.textContent ?? "",
    figure: figure === undefined ? undefined : Number(figure),
    unit,
  };
}
