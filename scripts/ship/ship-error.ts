/** What stops the build: something in the export that nobody has decided about, or a budget that is broken. */
export class ShipError extends Error {
  override name = "ShipError";
}
