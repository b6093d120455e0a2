import { products } from "../../app/_content/products";
import { namedParts, usdz } from "./models";

/** Reads the first file of a USDZ package by its head (ZIP, 4.3.7): whether it is stored as it is, where it begins, its text. */
function readUsdz(bytes: Uint8Array): { stored: boolean; offset: number; scene: string } {
  const view = Buffer.from(bytes);
  if (view.toString("latin1", 0, 4) !== "PK\u0003\u0004") throw new Error("The file is not a zip archive.");
  const offset = 30 + view.readUInt16LE(26) + view.readUInt16LE(28);
  const size = view.readUInt32LE(22);
  return { stored: view.readUInt16LE(8) === 0, offset, scene: view.toString("utf8", offset, offset + size) };
}

/** How far the points reach on each axis, rounded to a thousandth. */
function reach(points: readonly (readonly number[])[]) {
  return [0, 1, 2].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return Number((Math.max(...values) - Math.min(...values)).toFixed(3));
  });
}

const triples = (values: readonly number[]) =>
  Array.from({ length: values.length / 3 }, (_, index) => values.slice(3 * index, 3 * index + 3));

describe.each(products)("models of product $id", ({ geometry }) => {
  const { length, depth, height, deckBoards, blockRows, blockColumns } = geometry;
  const names = namedParts(geometry).map(({ name }) => name);
  const metres = [length, height, depth].map((millimetres) => millimetres / 1000);

  test("every board and block has a name of its own", () => {
    expect(new Set(names).size).toBe(
      deckBoards.length + blockColumns.length + blockRows.length + blockRows.length * blockColumns.length,
    );
  });

  test("the USDZ is a package as readers want it, with a mesh for each part", () => {
    const bytes = usdz("pallet", geometry);
    const { stored, offset, scene } = readUsdz(bytes);
    expect(stored).toBe(true);
    expect(offset % 64).toBe(0);
    expect(scene).toMatch(/^#usda 1\.0\n/);
    const meshes = [...scene.matchAll(/def Mesh "(\w+)"[^]*?point3f\[\] points = \[(.*?)\]\n/g)];
    expect(meshes.map(([, name]) => name)).toEqual(names.map((name) => name.replaceAll(" ", "_")));
    const points = meshes.flatMap(([, , list = ""]) => triples((list.match(/-?[\d.]+/g) ?? []).map(Number)));
    expect(reach(points)).toEqual(metres);
    expect(usdz("pallet", geometry)).toEqual(bytes);
  });
});
