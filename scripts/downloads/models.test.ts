import { products } from "../../app/_content/products";
import { namedParts } from "./models";

test.each(products)("every board and block of product $id has a name of its own", ({ geometry }) => {
  const { deckBoards, blockRows, blockColumns } = geometry;
  const names = namedParts(geometry).map(({ name }) => name);
  expect(new Set(names).size).toBe(
    deckBoards.length + blockColumns.length + blockRows.length + blockRows.length * blockColumns.length,
  );
});
