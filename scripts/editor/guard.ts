import type { IncomingMessage } from "node:http";

import type { InterfaceMessage } from "./interface/translate";

/** What of a request the guard looks at. */
export type Asking = Pick<IncomingMessage, "method" | "headers">;

/** Headers of every answer: no page of another origin may frame the editor, or take anything of it in. */
export const guardHeaders = {
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
} as const;

/**
 * Says why a request is not answered. The editor writes files and is reached by any page that the same browser shows, so
 * it wants two things: that it was requested under its own name (a host of the attacker's that resolves to
 * this machine, DNS rebinding, names another), and that what writes comes from its own pages.
 *
 * @param port where the editor listens
 * @returns undefined when nothing speaks against it
 */
export function refusal({ method = "GET", headers }: Asking, port: number): InterfaceMessage | undefined {
  const host = `localhost:${port}`;
  if (headers.host !== host) return { code: "refusedHost", values: { host } };

  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const own = `http://${host}`;
  if (origin !== undefined && origin !== own) return { code: "refusedOrigin" };
  const reads = method === "GET" || method === "HEAD";
  // Browsers name the origin of whatever may change something, and of web sockets.
  if (!reads && origin === undefined) return { code: "refusedChange" };
  // A link may lead here from anywhere; a picture or a script of another site may not.
  const elsewhere = site === "cross-site" || site === "same-site";
  return elsewhere && mode !== "navigate" ? { code: "refusedOrigin" } : undefined;
}
