import { ColorUtils, Document, WebIO } from "@gltf-transform/core";

import type { PalletGeometry } from "../../../app/_content/products";
import { colour } from "../../../app/_styles/colours";
import { inMetres, namedParts, unitBox } from "./named-parts";

/**
 * A pallet as a model for viewers (glTF 2.0, binary): one box, shown once for each board and block, which is a node with
 * a name of its own.
 *
 * @param name of the product, as the scene's
 */
export async function glb(name: string, geometry: PalletGeometry): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (array: Float32Array | Uint16Array, type: "SCALAR" | "VEC3") =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer);
  const box = {
    positions: accessor(new Float32Array(unitBox.flatMap(({ corners }) => corners.flat())), "VEC3"),
    normals: accessor(
      new Float32Array(unitBox.flatMap(({ corners, normal }) => corners.flatMap(() => normal))),
      "VEC3",
    ),
    // Two triangles a face.
    indices: accessor(
      new Uint16Array(unitBox.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * face + corner))),
      "SCALAR",
    ),
  };
  const mesh = (material: string, hex: string) =>
    document.createMesh(material).addPrimitive(
      document
        .createPrimitive()
        .setAttribute("POSITION", box.positions)
        .setAttribute("NORMAL", box.normals)
        .setIndices(box.indices)
        .setMaterial(
          document
            .createMaterial(material)
            .setBaseColorFactor(ColorUtils.hexToFactor(Number(`0x${hex.slice(1)}`), [0, 0, 0, 1]) as Rgba)
            .setRoughnessFactor(0.9)
            .setMetallicFactor(0),
        ),
    );
  const wood = mesh("wood", colour("drawing-wood"));
  // A mesh that no part shows would be left over.
  const chip = geometry.blocks === "pressed" ? mesh("chip", colour("drawing-chip")) : wood;
  const scene = document.createScene(name);
  for (const part of namedParts(geometry)) {
    const { centre, size } = inMetres(part, geometry);
    scene.addChild(
      document
        .createNode(part.name)
        .setMesh(part.isChip ? chip : wood)
        .setTranslation(centre)
        .setScale(size),
    );
  }
  return new WebIO().writeBinary(document);
}

type Rgba = [number, number, number, number];
