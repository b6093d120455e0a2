/** @jest-environment node */
import { addedTo, withoutLines } from "./added";
import { encode } from "./code";
import { decode } from "./decode";
import { knownIn } from "./known";
import { type Line, mostLines } from "./line";
import { randomLine, randomNumbers } from "./test-lines";
import type { QuoteWords } from "./words";

const words = {
  region: "en",
  products: {
    1: { name: "EUR", dimension: "1200", loads: {} },
    3: { name: "W", dimension: "1000", loads: {} },
  },
  vehicles: { semi: "Semi" },
  documents: { licence: "Licence" },
  count: { other: "# lines" },
  line: { document: "Document {title}" },
  mail: { quantityPieces: "{pieces} pcs", toBeAgreed: "open" },
  composer: { listFull: "full" },
  announce: { added: "Added: {name}. {count}.", alreadyListed: "There already." },
  share: { openedPartly: "Partly." },
} as unknown as QuoteWords;

const own: readonly Line[] = [{ kind: "product", product: 1, pieces: 5 }];
const fresh: Line = { kind: "document", document: "licence" };

test("what a link brings comes to the end of the list, and is announced with the list's length", () => {
  expect(addedTo(own, decode(encode([fresh]), knownIn(words)), words)).toEqual({
    added: [fresh],
    text: "Added: Document Licence. 2 lines.",
  });
});

test("what is on the list is not put there twice", () => {
  expect(addedTo(own, decode(encode(own), knownIn(words)), words)).toEqual({
    added: [],
    text: "There already.",
  });
  expect(addedTo(own, decode(encode([...own, fresh]), knownIn(words)), words).added).toEqual([fresh]);
});

test("of what can't be read nothing is added, and that is announced", () => {
  for (const code of ["", "v1,99:5", "<script>", "1:-5", "x".repeat(1_000_000)]) {
    const { added, text } = addedTo(own, decode(code, knownIn(words)), words);
    expect(added).toEqual([]);
    expect(text).toBe(code && "Partly.");
  }
  expect(
    addedTo(own, decode(encode([{ kind: "product", product: 99, pieces: 5 }, fresh]), knownIn(words)), words),
  ).toEqual({
    added: [fresh],
    text: "Added: Document Licence. 2 lines. Partly.",
  });
});

test("a full list takes no more, and says so", () => {
  const full = Array.from({ length: mostLines }, (_, index) => ({ ...own[0], pieces: 6 + index }) as Line);
  expect(addedTo(full, decode(encode([fresh]), knownIn(words)), words)).toEqual({ added: [], text: "full" });
});

test("what was added can be taken off again, whatever became of the list meanwhile", () => {
  const random = randomNumbers(9);
  const known = { products: [1, 3], vehicles: ["semi"], documents: ["licence"] };
  const others = Array.from({ length: 5 }, () => randomLine(random, known));
  expect(withoutLines([...others, fresh], [fresh])).toEqual(withoutLines(others, [fresh]));
});

test("a name that ends with an abbreviation's stop ends its sentence with one stop", () => {
  const pieces = { ...words, mail: { ...words.mail, quantityPieces: "{pieces} pcs." } };
  const { text } = addedTo([], decode(encode(own), knownIn(pieces)), pieces);
  expect(text).toMatch(/5 pcs\. 1 lines/);
});

test("a link with more lines than a list may have says that the list is full", () => {
  const lines = Array.from({ length: mostLines + 1 }, (_, index): Line => ({
    kind: "product",
    product: 1,
    pieces: 6 + index,
  }));
  const { added, text } = addedTo([], decode(encode(lines), knownIn(words)), words);
  expect(added).toHaveLength(mostLines);
  expect(text).toMatch(/full$/);
  expect(text).not.toContain("Partly");
});
