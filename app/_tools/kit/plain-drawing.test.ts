/** @jest-environment jsdom */
import { expandUses, plainColour } from "./plain-drawing";

test.each([
  ["rgb(1, 20, 255)", 1, "#0114ff"],
  ["rgba(236, 220, 182, 0.5)", 1, "#ecdcb6"],
  ["rgb(200, 100, 50)", 0.9, "#b45a2d"],
  ["none", 1, "none"],
])("%s with brightness %s is %s", (computed, brightness, plain) => {
  expect(plainColour(computed, brightness)).toBe(plain);
});

test("a copy of its target stands where each use was, and the target is gone", () => {
  document.body.innerHTML = `<svg><defs><g id="a" class="stack" transform="scale(2)"><path d="M0 0h9"/></g></defs>
    <use href="#a" x="5"/><use href="#a" transform="rotate(90)"/></svg>`;
  const drawing = document.querySelector("svg") as SVGSVGElement;
  expandUses(drawing);
  expect(drawing.querySelector("use, defs, [id]")).toBeNull();
  expect([...drawing.querySelectorAll(".stack")].map((each) => each.getAttribute("transform"))).toEqual([
    "translate(5 0)scale(2)",
    "rotate(90)translate(0 0)scale(2)",
  ]);
  expect(drawing.querySelectorAll(".stack > path")).toHaveLength(2);
});
