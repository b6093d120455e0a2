/**
 * Writes a text that is typed into a tool before its code has come into the address, which keeps a tool's fields for a
 * reload and another language. Once hydrated, the tool writes the address itself.
 *
 * The tool's element names its fields (`data-fields`): the end of the control's name and the letter in addresses, as
 * `pieces:q`, or one word for both. Repeated rows have a number behind both, as `pieces2` and `q2`.
 */
export function keepField({ target }: Event): void {
  const { name, value } = target as HTMLInputElement;
  const tool = (target as Element).closest<HTMLElement>(".island:not([data-hydrated]) [data-fields]");
  const field = name.slice(name.indexOf("-") + 1);
  const row = field.replace(/\d$/, "");
  const number = field.slice(row.length);
  const pairs = tool?.dataset.fields?.split(" ").map((pair) => pair.split(":")) ?? [];
  const letter = pairs.find(([each]) => each === row)?.at(-1);
  if (!letter) return;
  const address = new URL(location.href);
  address.searchParams.set(letter + number, value);
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // The text is still in the page.
  }
}
