import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { addLiveRegion } from "./test-announced";

/** For tests: lets nothing wait for a frame, as in a hidden page, so that what a field leads to is there with it. */
export function withoutFrames(): void {
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
}

/**
 * For tests: opens a tool as a page with a live region does, hydrated in its built HTML.
 *
 * @param search what the address says of its fields, with the question mark
 */
export async function openTool(tool: ReactElement, search = ""): Promise<void> {
  addLiveRegion();
  history.replaceState(null, "", `/${search}`);
  withoutFrames();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(tool);
  // What the tool reports of its fields in a microtask has come, too.
  await act(async () => void render(tool, { container, hydrate: true }));
}
