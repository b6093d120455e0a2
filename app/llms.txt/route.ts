import { siteGuide } from "./site-guide";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await siteGuide(), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
