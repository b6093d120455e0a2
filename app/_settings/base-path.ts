/**
 * The folder of the host that the site is built for: "" or "/folder", without a slash at the end. The only setting in the
 * browser's code: bundlers put its value in the place of the name, which therefore stands here as a whole.
 */
export const basePath = process.env.BASE_PATH ?? "";
