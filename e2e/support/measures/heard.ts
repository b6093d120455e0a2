import type { Page } from "@playwright/test";

/** Makes Chromium keep the accessibility tree current, as for a screen reader. */
const withTree = "--force-renderer-accessibility";

/** Adds the flag to launch options, for `test.use`. */
export const heardBy = <Options extends { args?: string[] }>(options: Options): Options => ({
  ...options,
  args: [...(options.args ?? []), withTree],
});

/** A node of the accessibility tree (CDP `Accessibility.AXNode`). */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/**
 * Stops the events of the pointer that Chromium's headless shell moves over every page. The site would take
 * them for interest and lay out all sections.
 */
export async function withoutPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const sign of ["pointerover", "pointermove"])
      addEventListener(sign, (event) => event.stopImmediatePropagation(), true);
  });
}

const propertyOf = ({ properties }: Node, property: string) =>
  properties?.find(({ name }) => name === property)?.value.value;

/**
 * Reads Chromium's accessibility tree of a page on which nothing was pressed or typed. Faults are exposed alerts
 * and dialogs, and any live region other than a single empty one (WCAG 2.2: 1.3.1, 4.1.3). Rules of the built files
 * (`e2e/site/every-page/markup.ts`) look at names, fields and drawings.
 *
 * @param page in a browser launched with `heardBy`. Otherwise its tree lacks the sections that are not laid
 *   out yet.
 * @returns one line for each fault, and the ids of the elements that are live regions
 */
export async function listen(page: Page): Promise<{ faults: string[]; regions: number[] }> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  await session.detach();
  const all = new Map(nodes.map((node) => [node.nodeId, node]));
  const exposed = nodes.filter(({ ignored }) => !ignored);
  const textsIn = ({ childIds = [] }: Node): string[] =>
    childIds.flatMap((id) => {
      const child = all.get(id);
      if (child?.role?.value !== "StaticText") return child ? textsIn(child) : [];
      return child.ignored ? [] : (child.name?.value ?? "");
    });
  const alarms = exposed.filter(({ role }) => /^(alert|alertdialog|dialog)$/.test(role?.value ?? ""));
  const regions = exposed.filter(
    // An element in a region names its region as `root`.
    (node) =>
      /polite|assertive/.test(String(propertyOf(node, "live"))) &&
      !propertyOf(node, "root") &&
      !alarms.includes(node),
  );
  return {
    regions: regions.map(({ backendDOMNodeId = 0 }) => backendDOMNodeId),
    faults: [
      ...alarms.map(
        (node) =>
          `${node.role?.value} "${node.name?.value ?? ""}" is exposed, but nothing was pressed: ${textsIn(node).join(" ")}`,
      ),
      ...regions.flatMap(textsIn).map((text) => `a live region starts with the text "${text}"`),
      ...(regions.length === 1 ? [] : [`${regions.length} live regions instead of 1`]),
    ],
  };
}
