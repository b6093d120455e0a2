// What tests use of a reader that comes without types.

declare module "occt-import-js" {
  interface Reader {
    ReadStepFile(
      content: Uint8Array,
      settings: { linearUnit: "millimeter" },
    ): { success: boolean; meshes: { name: string; attributes: { position: { array: number[] } } }[] };
  }
  export default function startReader(): Promise<Reader>;
}
