/** @jest-environment jsdom */
import { drawingSheet } from "./save-drawing";

test("a saved drawing is shown in a figure, and has title, unit and captions, and its styles as attributes", () => {
  document.body.innerHTML = `<style>.line { stroke: rgb(1, 2, 3); } .narrow { display: none; }</style>
    <label><svg></svg></label><figure><svg class="narrow"></svg><figcaption>Other width</figcaption></figure>
    <figure><svg class="sheet" viewBox="0 0 10 10" role="img"><path class="line" d="M0 0h9"/></svg><figcaption>Side</figcaption></figure>`;
  const sheet = drawingSheet(document.body, "EUR, trailer", "Dimensions in mm.");
  expect(sheet.querySelector("title")?.textContent).toBe("EUR, trailer");
  expect([...sheet.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([
    "EUR, trailer",
    "Side",
    "Dimensions in mm.",
  ]);
  const path = sheet.querySelector("svg > path");
  expect([path?.getAttribute("stroke"), path?.getAttribute("class")]).toEqual(["rgb(1, 2, 3)", null]);
  expect(sheet.querySelector("svg")?.getAttribute("viewBox")).toBe("0 0 10 10");
});
