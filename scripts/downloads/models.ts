import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { strToU8, zipSync, type ZipOptions } from "fflate";

import type { PalletGeometry } from "../../app/_content/products";
import { palletParts, type Part } from "../../app/_pallet/pallet-parts";
import { colour } from "../../app/_styles/colours";

/** A part with a unique name, such as "deck board 3". */
export interface NamedPart extends Part {
  readonly name: string;
}

/** Returns every board and block of a pallet, numbered by kind from one long side to the other. */
export function namedParts(geometry: PalletGeometry): NamedPart[] {
  const counts = new Map<string, number>();
  return palletParts(geometry).map((part) => {
    const number = (counts.get(part.kind) ?? 0) + 1;
    counts.set(part.kind, number);
    return { ...part, name: `${part.kind} ${number}` };
  });
}

/**
 * Starts the geometry kernel (WebAssembly), which is tens of megabytes large and therefore loaded only when
 * needed.
 */
async function kernel() {
  const replicad = await import("replicad");
  const { default: start } = await import("replicad-opencascadejs");
  const { resolve } = createRequire(path.resolve("package.json"));
  const wasmBinary = await readFile(resolve("replicad-opencascadejs/wasm"));
  replicad.setOC(await start({ wasmBinary, print: () => undefined }));
  return replicad;
}

/**
 * Returns a pallet as STEP (ISO 10303-242): one named solid for every board and block, in millimetres, with a
 * corner of the pallet at the origin.
 *
 * @param day ISO 8601; written as the file's date, so that the same pallet gives the same file
 */
export async function step(geometry: PalletGeometry, day: string): Promise<string> {
  const { exportSTEP, makeBox } = await kernel();
  const solids = namedParts(geometry).map(({ name, at, size, isChip }) => ({
    name,
    color: colour(isChip ? "drawing-chip" : "drawing-wood"),
    shape: makeBox([...at], at.map((start, axis) => start + (size[axis] ?? 0)) as [number, number, number]),
  }));
  const text = await exportSTEP(solids, { unit: "MM", modelUnit: "MM" }).text();
  return text.replace(/(FILE_NAME\('[^']*',\s*)'[^']*'/, `$1'${day}T00:00:00'`);
}

/** Alignment in bytes of a file in a package (USDZ file format, "Layout"). */
const alignment = 64;

/** Length of a local file header (ZIP, 4.3.7) and of the extra field's header. */
const headLength = 30;
const fieldHead = 4;

/** A fixed date, ZIP's first day, so that the same pallet gives the same file. */
const moment = new Date(1980, 0, 1);

/**
 * Returns a pallet for augmented reality on iPhone and iPad (USDZ): an uncompressed zip with one scene. The
 * exporter of `three` would add a whole renderer for a list of boxes.
 *
 * @param name product name, shown as the scene's name
 */
export function usdz(name: string, geometry: PalletGeometry): Uint8Array {
  const file = "pallet.usda";
  const filling = alignment - ((headLength + file.length + fieldHead) % alignment);
  const options: ZipOptions = { level: 0, mtime: moment, extra: { 0x1986: new Uint8Array(filling) } };
  return zipSync({ [file]: [strToU8(scene(name, geometry)), options] });
}

/** Returns the scene as text: a mesh for every board and block, in metres, standing on the floor. */
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

/** A point, direction or colour. */
const triple = (values: readonly number[]) => `(${values.map((each) => Number(each.toFixed(6))).join(", ")})`;

/** Corner indices of a box's faces, anticlockwise seen from outside, and the normals; see `corners`. */
const faces = "0, 1, 3, 2, 4, 6, 7, 5, 0, 4, 5, 1, 2, 3, 7, 6, 0, 2, 6, 4, 1, 5, 7, 3";
const normals = ["(-1, 0, 0)", "(1, 0, 0)", "(0, -1, 0)", "(0, 1, 0)", "(0, 0, -1)", "(0, 0, 1)"];

/**
 * Returns the corners of a part in metres, y up. The origin is the middle of the pallet's footprint, as USD
 * requires of models that stand on a floor. The last axis changes first.
 */
function corners({ at, size }: Part, { length, depth }: PalletGeometry): number[][] {
  const [x, y, z] = [at[0] - length / 2, at[2], depth / 2 - at[1] - size[1]];
  return [x, x + size[0]].flatMap((across) =>
    [y, y + size[2]].flatMap((up) =>
      [z, z + size[1]].map((towards) => [across, up, towards].map((length) => length / 1000)),
    ),
  );
}

function mesh(part: NamedPart, geometry: PalletGeometry): string {
  const points = corners(part, geometry).map(triple);
  return `    def Mesh "${part.name.replaceAll(" ", "_")}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        uniform bool doubleSided = 0
        float3[] extent = [${points.at(0)}, ${points.at(-1)}]
        int[] faceVertexCounts = [4, 4, 4, 4, 4, 4]
        int[] faceVertexIndices = [${faces}]
        rel material:binding = </pallet/materials/${part.isChip ? "chip" : "wood"}>
        normal3f[] normals = [${normals.flatMap((each) => [each, each, each, each]).join(", ")}] (
            interpolation = "faceVarying"
        )
        point3f[] points = [${points.join(", ")}]
        uniform token subdivisionScheme = "none"
    }`;
}

function material(name: string, hex: string): string {
  // A scene has linear colours, the tokens have sRGB (IEC 61966-2-1).
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
