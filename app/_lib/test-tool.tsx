import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * For tests: opens a tool as a page does, hydrated in its built HTML.
 *
 * @param search what the address says of its fields, with the question mark
 */
export async function openTool(tool: ReactElement, search = ""): Promise<void> {
  history.replaceState(null, "", `/${search}`);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(tool);
  // What the tool reports of its fields in a microtask has come, too.
  await act(async () => void render(tool, { container, hydrate: true }));
}
