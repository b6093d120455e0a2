import { waitFor } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";

import { LiveRegion } from "../_ui/live-region";

/** For tests: adds a new live region to the document. Returns it. */
export function addLiveRegion(): Element {
  document.querySelector("[data-live]")?.remove();
  document.body.insertAdjacentHTML("afterbegin", renderToStaticMarkup(<LiveRegion />));
  return document.body.firstElementChild as Element;
}

/** For tests: waits until the live region contains a text. */
export async function expectAnnounced(text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector("[data-live]")?.textContent).toBe(text));
}
