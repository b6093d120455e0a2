// What tests use of two readers that come without types.

declare module "gltf-validator" {
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { messages: unknown[] }; info: { version: string } }>;
}

declare module "occt-import-js" {
  interface Reader {
    ReadStepFile(
      content: Uint8Array,
      settings: { linearUnit: "millimeter" },
    ): { success: boolean; meshes: { name: string; attributes: { position: { array: number[] } } }[] };
  }
  export default function startReader(): Promise<Reader>;
}
