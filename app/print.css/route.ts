import { readFile } from "node:fs/promises";

import { absolute } from "../_i18n/site-url";

export const dynamic = "force-static";

/** Returns the print style sheet of all pages, with the site's origin for printed link addresses. */
export async function GET() {
  const sheet = await readFile("app/_styles/print.css", "utf8");
  return new Response(sheet.replace("var(--site)", JSON.stringify(absolute(""))), {
    headers: { "content-type": "text/css; charset=utf-8" },
  });
}
