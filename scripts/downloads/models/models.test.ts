/** @jest-environment node */
import { validateBytes } from "gltf-validator";

import { products } from "../../../app/_content/products";
import { glb } from "./glb";
import { namedParts } from "./named-parts";
import { usdz } from "./usdz";
import { readGlb, readUsdz } from "./test-readers";

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

  test("the glTF validator has nothing to say of the GLB, whose nodes are the parts", async () => {
    const bytes = await glb("pallet", geometry);
    const { issues, info } = await validateBytes(bytes);
    expect(issues.messages).toEqual([]);
    expect(info.version).toBe("2.0");
    const nodes = readGlb(bytes);
    expect(nodes.map(({ name }) => name)).toEqual(names);
    expect(reach(nodes.flatMap(({ corners }) => corners))).toEqual(metres);
    expect(await glb("pallet", geometry)).toEqual(bytes);
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
