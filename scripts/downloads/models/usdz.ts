import { strToU8, zipSync, type ZipOptions } from "fflate";

import type { PalletGeometry } from "../../../app/_content/products";
import { colour } from "../../../app/_styles/colours";
import { inMetres, type NamedPart, namedParts, unitBox } from "./named-parts";

/** Where the bytes of a file in a package have to begin: at a multiple of so many (USDZ file format, "Layout"). */
const alignment = 64;

/** What stands before them: the head of an entry (ZIP, 4.3.7), its name, and the frame of the field that fills it up. */
const headLength = 30;
const fieldHead = 4;

/** A moment for all packages: a zip's first day. Another one would make another file of the same pallet. */
const moment = new Date(1980, 0, 1);

/**
 * A pallet for augmented reality on iPhone and iPad (USDZ): a zip without compression that holds one scene. The exporter of
 * `three` would bring a whole renderer for a list of boxes.
 *
 * @param name of the product, as the scene's
 */
export function usdz(name: string, geometry: PalletGeometry): Uint8Array {
  const file = "pallet.usda";
  const filling = alignment - ((headLength + file.length + fieldHead) % alignment);
  const options: ZipOptions = { level: 0, mtime: moment, extra: { 0x1986: new Uint8Array(filling) } };
  return zipSync({ [file]: [strToU8(scene(name, geometry)), options] });
}

/** The scene as text: a mesh for every board and block, in metres, standing on the floor. */
function scene(name: string, geometry: PalletGeometry): string {
  return `#usda 1.0
(
    defaultPrim = "pallet"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "pallet" (
    displayName = ${JSON.stringify(name)}
    kind = "component"
)
{
    def Scope "materials"
    {
${material("wood", colour("drawing-wood"))}
${material("chip", colour("drawing-chip"))}
    }

${namedParts(geometry)
  .map((part) => mesh(part, geometry))
  .join("\n")}
}
`;
}

/** A place or direction, or a colour. */
const triple = (values: readonly number[]) => `(${values.map((each) => Number(each.toFixed(6))).join(", ")})`;

function mesh(part: NamedPart, geometry: PalletGeometry): string {
  const { centre, size } = inMetres(part, geometry);
  const corners = unitBox.flatMap((face) => face.corners);
  const points = corners.map((corner) =>
    corner.map((value, axis) => value * (size[axis] ?? 0) + (centre[axis] ?? 0)),
  );
  const normals = unitBox.flatMap(({ normal, corners: each }) => each.map(() => normal));
  return `    def Mesh "${part.name.replaceAll(" ", "_")}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 0
        float3[] extent = [${triple(points.reduce(smaller))}, ${triple(points.reduce(larger))}]
        int[] faceVertexCounts = [${unitBox.map(() => 4).join(", ")}]
        int[] faceVertexIndices = [${corners.map((_, index) => index).join(", ")}]
        rel material:binding = </pallet/materials/${part.isChip ? "chip" : "wood"}>
        normal3f[] normals = [${normals.map(triple).join(", ")}] (
            interpolation = "vertex"
        )
        point3f[] points = [${points.map(triple).join(", ")}]
        uniform token subdivisionScheme = "none"
    }`;
}

const smaller = (a: readonly number[], b: readonly number[]) =>
  a.map((value, axis) => Math.min(value, b[axis] ?? value));
const larger = (a: readonly number[], b: readonly number[]) =>
  a.map((value, axis) => Math.max(value, b[axis] ?? value));

function material(name: string, hex: string): string {
  // Colours of a scene are linear, those of the tokens are not (IEC 61966-2-1).
  const linear = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return `        def Material "${name}"
        {
            token outputs:surface.connect = </pallet/materials/${name}/surface.outputs:surface>
            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = ${triple(linear)}
                float inputs:metallic = 0
                float inputs:roughness = 0.9
                token outputs:surface
            }
        }`;
}
