/** Keys of the texts for a pallet's construction and support. */
export const buildKeys = {
  pressed: "size.fields.blockPressed",
  solid: "size.fields.blockSolid",
  entries2: "size.fields.entries2",
  entries4: "size.fields.entries4",
  floor: "size.fields.supportFloor",
  rack: "size.fields.supportRack",
  conveyor: "size.fields.supportConveyor",
} as const;
