// Types of the functions that tests use; the package has none.

declare module "occt-import-js" {
  interface Reader {
    ReadStepFile(
      content: Uint8Array,
      settings: { linearUnit: "millimeter" },
    ): { success: boolean; meshes: { name: string; attributes: { position: { array: number[] } } }[] };
  }
  export default function startReader(): Promise<Reader>;
}
