/** @jest-environment jsdom */
import { randomNumbers } from "../_lib/test-random";
import { refusals } from "../_lib/test-storage";
import { encode } from "../_quote/line/code";
import { randomLines } from "../_quote/line/test-lines";
import { markFilled } from "./first-list";

const { documentElement: root } = document;
const known = { products: [1], vehicles: ["semi"], documents: ["licence"] };
const two = encode(randomLines(randomNumbers(6), known, 1).concat({ kind: "blocks", pieces: 5 }));
const three = encode([1, 2, 3].map((pieces) => ({ kind: "blocks", pieces })));

/** Returns the number of lines that the page is laid out for; undefined if it is not marked. */
function marked(hash: string, kept = ""): string | undefined {
  delete root.dataset.filled;
  root.removeAttribute("style");
  history.replaceState(null, "", `/${hash}`);
  sessionStorage.clear();
  if (kept) sessionStorage.setItem("quote", kept);
  markFilled(document);
  return root.dataset.filled === undefined ? undefined : root.style.getPropertyValue("--lines");
}

test("a page reserves space for the lines of a list in the tab or the address", () => {
  expect(marked("", two)).toBe("2");
  expect(marked("#form", two)).toBe("2");
  expect(marked(`#l=${three}`)).toBe("3");
  expect(marked(`#l=${three}`, two)).toBe("3");
  expect(marked(`#a=${three}`, two)).toBe("5");
  expect(marked(`#a=${three}`)).toBe("3");
  expect(marked(`#l=${three}?utm_source=x`, two)).toBe("3");
  expect(marked(`#a%3D${three})`, two)).toBe("5");
  expect(marked(`?utm_source=mail%23l=${three}&utm_medium=x#form`, two)).toBe("3");
});

test("other stored text and other addresses are no list", () => {
  for (const code of ["", "x", "W10", "WzEsW11d", "bnVsbA", three.slice(0, -5), "<script>", "%E0%A4"]) {
    expect(marked(code && `#l=${code}`)).toBeUndefined();
    expect(marked("", code)).toBeUndefined();
    expect(marked(`#l=${code}`, two)).toBe("2");
  }
  expect(marked("")).toBeUndefined();
});

test("with blocked storage there is no list", () => {
  refusals.access();
  history.replaceState(null, "", "/");
  delete root.dataset.filled;
  markFilled(document);
  expect(root.dataset.filled).toBeUndefined();
  jest.restoreAllMocks();
});
