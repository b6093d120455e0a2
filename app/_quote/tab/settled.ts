/** A tool that does not show its latest input yet. */
export const settling = "[data-settling]";

/** Waits until a tool shows its latest input or has left the page. */
export async function settled(tool: Element): Promise<void> {
  while (tool.isConnected && tool.matches(settling)) await new Promise((later) => setTimeout(later));
}
