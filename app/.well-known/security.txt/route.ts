import { builtAt } from "../../_content/built-at";
import { securityContact } from "./security-contact";

export const dynamic = "force-static";

export function GET() {
  return new Response(securityContact(builtAt), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
