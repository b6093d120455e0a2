/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";

import { ConsentFrame } from "./consent-frame.client";

test("a provider's frame runs scripts with its own storage and opens tabs, and can do nothing else to the page", () => {
  const texts = { text: "Text", load: "Load", open: "Open", newTab: "new tab", frameTitle: "Map" };
  render(<ConsentFrame address="https://maps.example/" icon="pin" texts={texts} />);
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  const tokens = screen.getByTitle("Map").getAttribute("sandbox")?.split(" ").sort();
  expect(tokens).toEqual([
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-same-origin",
    "allow-scripts",
  ]);
});
