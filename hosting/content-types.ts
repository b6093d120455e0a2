import { extname } from "node:path";

/** The content types of the project, by the ending of a file's name. */
const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The table as pairs of an ending without its dot and a type. */
export const contentTypes: readonly (readonly [ending: string, type: string])[] = Object.entries(TYPES).map(
  ([ending, type]) => [ending.slice(1), type],
);

/** The content type of a file by its name; undefined for an ending nobody has decided about. */
export function contentType(file: string): string | undefined {
  return TYPES[extname(file).toLowerCase()];
}

/** Whether files of this type are text, which is what hosts compress: pictures and fonts already are. */
export function isText(type: string): boolean {
  return type.includes("charset=") || type === TYPES[".ico"];
}
