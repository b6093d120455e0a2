import { createHash } from "node:crypto";
import { createServer } from "node:http";

import { listenOnLoopback } from "../../scripts/command/loopback";
import { configuredHeaders } from "./configured-headers";
import { findObject } from "./find-object";
import type { HostRules } from "./host-rules";
import type { Store } from "./store";

export interface EmulatedServer {
  /** Without a slash at the end. */
  readonly origin: string;
  /** What was asked for, as "status path", in order. */
  readonly answered: string[];
  close(): void;
}

/** Serves a store on this machine by the rules of a host, on a port that is free. What changes in it shows at once. */
export async function serveStore(rules: HostRules, store: Store): Promise<EmulatedServer> {
  const answered: string[] = [];

  const { servers, port } = await listenOnLoopback(0, () =>
    createServer((request, response) => {
      const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
      const found = findObject(rules, store, path, query);
      const key = found && "key" in found ? found.key : "404.html";
      const object = store.objects.get(key);
      let status = found ? 200 : 404;
      if (found && "redirect" in found) {
        status = found.status;
        response.writeHead(status, { location: found.redirect }).end();
      } else if (!object) {
        response.writeHead(404).end();
      } else {
        const etag = `"${createHash("sha256").update(object.bytes).digest("hex").slice(0, 32)}"`;
        const headers = {
          "cache-control": (!found && rules.missing) || object.cacheControl,
          etag,
          ...configuredHeaders(rules, store, path),
        };
        if (found && request.headers["if-none-match"] === etag) {
          status = 304;
          response.writeHead(status, headers).end();
        } else {
          response.writeHead(status, { "content-type": object.type, ...headers }).end(object.bytes);
        }
      }
      answered.push(`${status} ${path}`);
    }),
  );

  return {
    origin: `http://localhost:${port}`,
    answered,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
