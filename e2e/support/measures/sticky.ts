/**
 * Runs in the page. Finds the elements that stay where they are while the page scrolls, at several places of it.
 *
 * @returns the greatest part of the viewport's height that they take together, from its top and from its end
 */
export async function coveredPart(): Promise<number> {
  const staying = [...document.querySelectorAll("body *")].filter(
    (element) =>
      /sticky|fixed/.test(getComputedStyle(element).position) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  const boxesAt = async (top: number) => {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return staying.map((element) => element.getBoundingClientRect());
  };
  const end = document.documentElement.scrollHeight - innerHeight;
  const parts: number[] = [];
  // An odd number of places avoids the rhythm of the sections.
  for (let place = 0.5; place < 9; place++) {
    const before = await boxesAt((end * place) / 9 + 20);
    const stuck = (await boxesAt((end * place) / 9)).filter(({ top }, index) => top === before[index]?.top);
    const head = stuck.filter(({ top }) => top < innerHeight / 2).map(({ bottom }) => bottom);
    const foot = stuck.filter(({ top }) => top >= innerHeight / 2).map(({ top }) => top);
    parts.push((Math.max(0, ...head) + innerHeight - Math.min(innerHeight, ...foot)) / innerHeight);
  }
  return Math.max(...parts);
}
