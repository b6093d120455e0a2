import { validateBytes } from "gltf-validator";

import { products } from "../../../app/_content/products";
import { glb } from "./glb";
import { namedParts } from "./named-parts";
import { usdz } from "./usdz";

type Point = readonly [number, number, number];

/** A node of a GLB file: its name, and the corners of what it shows. */
interface GlbNode {
  readonly name: string;
  readonly corners: readonly Point[];
}

/** Reads the nodes of a GLB file whose meshes are boxes (glTF 2.0, 4.4: head, then a chunk of JSON). */
function readGlb(bytes: Uint8Array): GlbNode[] {
  const view = Buffer.from(bytes);
  const json = JSON.parse(view.subarray(20, 20 + view.readUInt32LE(12)).toString()) as {
    nodes: { name: string; mesh: number; translation: number[]; scale: number[] }[];
    meshes: { primitives: { attributes: { POSITION: number } }[] }[];
    accessors: { min: number[]; max: number[] }[];
  };
  return json.nodes.map(({ name, mesh, translation, scale }) => {
    const accessor = json.accessors[json.meshes[mesh]?.primitives[0]?.attributes.POSITION ?? -1];
    const corner = (of: readonly number[] = []) =>
      of.map((value, axis) => value * (scale[axis] ?? 1) + (translation[axis] ?? 0)) as unknown as Point;
    return { name, corners: [corner(accessor?.min), corner(accessor?.max)] };
  });
}

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
