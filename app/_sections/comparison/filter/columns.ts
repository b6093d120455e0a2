import { changeFrom, type Compared } from "./change";

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
 * Shows the columns of some products, and writes into every row how they differ from the first of those.
 *
 * @param table its cells name their product (`data-product`)
 * @param otherwise the word for a difference that is no figure
 */
export function showColumns(
  table: HTMLTableElement,
  chosen: readonly number[],
  onlyDifferences: boolean,
  otherwise: string,
): void {
  const { documentElement } = table.ownerDocument;
  const isChosen = ({ dataset }: HTMLElement) => chosen.includes(Number(dataset.product));
  for (const cell of table.querySelectorAll<HTMLElement>("[data-product]")) cell.hidden = !isChosen(cell);
  for (const group of table.querySelectorAll<HTMLTableCellElement>("[scope=rowgroup]"))
    group.colSpan = chosen.length + 1;
  table.classList.toggle("is-short", onlyDifferences);
  for (const row of table.querySelectorAll<HTMLElement>("tbody tr:has([data-product])")) {
    const cells = [...row.querySelectorAll<HTMLElement>("[data-product]")].filter(isChosen);
    const values = cells.map(compared);
    const changes = values.map((value) =>
      changeFrom(values[0] ?? value, value, documentElement.lang, otherwise),
    );
    cells.forEach((cell, index) => {
      const change = changes[index] ?? "";
      cell.classList.toggle("is-other", change !== "");
      if (cell.lastElementChild) cell.lastElementChild.textContent = change;
    });
    row.classList.toggle("is-same", !changes.some(Boolean));
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
