import { act, render, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

import { LiveRegion } from "../_ui/live-region";

/** For tests: adds a new live region to the document. Returns it. */
export function addLiveRegion(): Element {
  document.querySelector("[role=status]")?.remove();
  document.body.insertAdjacentHTML("afterbegin", renderToStaticMarkup(<LiveRegion />));
  return document.body.firstElementChild as Element;
}

/** For tests: waits until the live region contains a text. */
export async function expectAnnounced(text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toBe(text));
}

/** For tests: adds a quote link of the page frame, which a tool points to its own button. */
export function addFrameLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.dataset.quote = "amount";
  link.append(document.createElement("span"));
  return document.body.appendChild(link);
}

/**
 * For tests: hydrates a tool in its built HTML, on a page with a live region.
 *
 * @param search the tool's fields as a query, with the question mark
 */
export async function openTool(tool: ReactElement, search = ""): Promise<void> {
  addLiveRegion();
  history.replaceState(null, "", `/${search}`);
  // A hidden page has no frames, so no update of a tool waits for one.
  jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(tool);
  // Includes the microtask in which the tool reports its fields.
  await act(async () => void render(tool, { container, hydrate: true }));
}
