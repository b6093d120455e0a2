/**
 * Shows what waits for the first sign of interest (`data-interest`), so that its pictures are requested: a visit that ends
 * before it does not pay for them. It needs no script beside the inline code.
 *
 * @param document the page's document
 */
export function awaitInterest(document: Document): void {
  // A pointer that only rests on the page fires `pointerover`, too.
  for (const sign of ["pointermove", "pointerdown", "scroll", "focusin"])
    document.addEventListener(sign, () => (document.documentElement.dataset.interest = ""), { once: true });
}
