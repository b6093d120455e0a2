/** Reads which products an address asks for: at least two that there are, else all. */
export function chosenProducts(text: string, all: readonly number[]): readonly number[] {
  const asked = new Set(text.split(","));
  const chosen = all.filter((id) => asked.has(String(id)));
  return chosen.length >= 2 ? chosen : all;
}

/**
 * Shows the columns of some products, and tells of every row anew whether those differ in it.
 *
 * @param table its cells name their product (`data-product`)
 */
export function showColumns(
  table: HTMLTableElement,
  chosen: readonly number[],
  onlyDifferences: boolean,
): void {
  // What the style sheet hid before there was a script (`data-q`) is hidden column by column from now on.
  delete table.ownerDocument.documentElement.dataset.q;
  const isChosen = ({ dataset }: HTMLElement) => chosen.includes(Number(dataset.product));
  for (const cell of table.querySelectorAll<HTMLElement>("[data-product]")) cell.hidden = !isChosen(cell);
  table.classList.toggle("is-short", onlyDifferences);
  for (const row of table.querySelectorAll<HTMLElement>("tbody tr:has([data-product])")) {
    const values = [...row.querySelectorAll<HTMLElement>("[data-product]")]
      .filter(isChosen)
      .map(({ textContent }) => textContent);
    const isSame = new Set(values).size === 1;
    row.classList.toggle("is-same", isSame);
    row.classList.toggle("is-different", !isSame);
  }
}
