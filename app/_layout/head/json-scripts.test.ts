/** @jest-environment jsdom */
import { scriptJson } from "./json-scripts";

const evil = ["</script><script>alert(1)</script>", "<!--<script>", "a < b", "\u2028", '"\\', "„W”"];

test.each(evil)("%j survives inside a script element and ends nothing", (text) => {
  document.body.innerHTML = `<script type="application/ld+json">${scriptJson({ text })}</script><p>after</p>`;
  expect(document.body.children).toHaveLength(2);
  expect(JSON.parse(document.querySelector("script")?.textContent ?? "")).toEqual({ text });
});
