import { products } from "../../app/_content/products";
import { namedParts, usdz } from "./models";

/**
 * Reads the local header of the first file in a USDZ package (ZIP, 4.3.7): whether it is uncompressed, its
 * offset, its text.
 */
function readUsdz(bytes: Uint8Array): { stored: boolean; offset: number; scene: string } {
  const view = Buffer.from(bytes);
  if (view.toString("latin1", 0, 4) !== "PK\u0003\u0004") throw new Error("The file is not a zip archive.");
  const offset = 30 + view.readUInt16LE(26) + view.readUInt16LE(28);
  const size = view.readUInt32LE(22);
  return { stored: view.readUInt16LE(8) === 0, offset, scene: view.toString("utf8", offset, offset + size) };
}

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

  test("the USDZ is a valid package, with a mesh for each part", () => {
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

  test("every face of a mesh is a rectangle that faces in the direction of its normal", () => {
    const { scene } = readUsdz(usdz("pallet", geometry));
    const list = (name: string) =>
      (new RegExp(`${name} = \\[(.*?)\\]`).exec(scene)?.[1]?.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = triples(list("points"));
    const normals = triples(list("normals"));
    const corners = list("faceVertexIndices").map((index) => points[index] ?? []);
    expect(corners).toHaveLength(24);
    for (let face = 0; face < 24; face += 4) {
      const [a = [], b = [], c = []] = corners.slice(face, face + 4);
      const edge = (from: number[], to: number[]) => to.map((value, axis) => value - (from[axis] ?? 0));
      const [[x = 0, y = 0, z = 0], [u = 0, v = 0, w = 0]] = [edge(a, b), edge(b, c)];
      const across = [y * w - z * v, z * u - x * w, x * v - y * u].map((each) => Math.sign(each) + 0);
      expect(normals.slice(face, face + 4)).toEqual([across, across, across, across]);
      // All four corners lie on the side of the box to which the normal points.
      const axis = across.findIndex((each) => each !== 0);
      const reach = Math.max(...points.map((point) => (across[axis] ?? 0) * (point[axis] ?? 0)));
      for (const corner of corners.slice(face, face + 4))
        expect((across[axis] ?? 0) * (corner[axis] ?? 0)).toBe(reach);
    }
  });
});
