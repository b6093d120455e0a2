import { waitFor } from "@testing-library/dom";
import { renderToStaticMarkup } from "react-dom/server";

import { LiveRegion } from "../_ui/live-region";

/** For tests: puts a new live region into the document. @returns it */
export function addLiveRegion(): Element {
  document.querySelector("[data-live]")?.remove();
  document.body.insertAdjacentHTML("afterbegin", renderToStaticMarkup(<LiveRegion />));
  return document.body.firstElementChild as Element;
}

/** For tests: waits until the page's live region says a text. */
export async function expectAnnounced(text: string): Promise<void> {
  await waitFor(() => expect(document.querySelector("[data-live]")?.textContent).toBe(text));
}
