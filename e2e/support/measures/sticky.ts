/**
 * Runs in the page. Finds the scroll position at which sticky and fixed elements cover most of the viewport,
 * sampled over the page's length.
 *
 * @returns the covered part of the viewport's height, and the covering elements
 */
export async function coveredPart(): Promise<{ part: number; by: string[] }> {
  const stays = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
  const staying = [...document.querySelectorAll("body *")].filter(stays);
  const scroll = async (top: number) => {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  };
  const end = document.documentElement.scrollHeight - innerHeight;
  // An odd number of samples avoids the rhythm of the sections.
  const positions = Array.from({ length: 9 }, (_, index) => Math.round((end * (index + 0.5)) / 9));
  let most: { part: number; by: string[] } = { part: 0, by: [] };
  for (const top of positions) {
    await scroll(top + 20);
    const before = new Map(staying.map((element) => [element, element.getBoundingClientRect().top]));
    await scroll(top);
    const stuck = staying.filter((element) => element.getBoundingClientRect().top === before.get(element));
    const by = new Set<Element>();
    let rows = 0;
    for (let row = 2; row < innerHeight; row += 4) {
      const over = [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((side) => document.elementFromPoint(innerWidth * side, row))
        .flatMap((hit) => stuck.filter((element) => element.contains(hit)));
      if (over.length > 0) rows += 4;
      for (const element of over) by.add(element);
    }
    const part = rows / innerHeight;
    if (part > most.part)
      most = { part, by: [...by].map(({ className, localName }) => String(className || localName)) };
  }
  return most;
}
