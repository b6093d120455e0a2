type Point = readonly [number, number, number];

/** A node of a GLB file: its name, and the corners of what it shows. */
interface GlbNode {
  readonly name: string;
  readonly corners: readonly Point[];
}

/** Reads the nodes of a GLB file whose meshes are boxes (glTF 2.0, 4.4: head, then a chunk of JSON). */
export function readGlb(bytes: Uint8Array): GlbNode[] {
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
export function readUsdz(bytes: Uint8Array): { stored: boolean; offset: number; scene: string } {
  const view = Buffer.from(bytes);
  if (view.toString("latin1", 0, 4) !== "PK\u0003\u0004") throw new Error("The file is not a zip archive.");
  const offset = 30 + view.readUInt16LE(26) + view.readUInt16LE(28);
  const size = view.readUInt32LE(22);
  return { stored: view.readUInt16LE(8) === 0, offset, scene: view.toString("utf8", offset, offset + size) };
}
