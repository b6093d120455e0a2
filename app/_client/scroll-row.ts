/**
 * Does what a control of a dormant slider requests (`data-go`) by scrolling its row: to the slide of a
 * number, or some slides on (`+1`) or back (`-1`), round and round. The slider takes over from there when it
 * is hydrated.
 *
 * @returns whether the control is one of a slider's
 */
export function scrollRow(control: HTMLElement): boolean {
  const { go } = control.dataset;
  const row = go && control.closest("[data-island-scope]")?.querySelector(".slider__track");
  if (!row) return false;
  const { clientWidth, scrollWidth, scrollLeft, children } = row;
  const to = ((go < "0" ? scrollLeft : 0) + Number(go) * clientWidth + scrollWidth) % scrollWidth;
  row.scrollLeft = to;
  // Brought in as by the slider itself.
  children[Math.round(to / clientWidth)]?.classList.add("is-revealed");
  return true;
}
