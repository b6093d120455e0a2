/**
 * "" or "/folder". The only setting in browser code. Bundlers replace the full expression, so it must not be
 * destructured.
 */
export const basePath = process.env.BASE_PATH ?? "";
