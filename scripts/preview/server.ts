import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { securityHeadersFor } from "../built/security-headers";
import { listenOnLoopback } from "../command/loopback";
import { type PreviewResponse, textResponse, writeResponse } from "./response";
import { answerMail, MAIL_PATH } from "./mail-stub";
import { keptMessages } from "./outbox";
import { outboxJson, outboxPage } from "./outbox-page";
import { createSite } from "./site";

export interface PreviewOptions {
  /** the finished build */
  folder: string;
  /** where messages are kept */
  outbox: string;
  /** 0 chooses a free one */
  port: number;
  /** the folder of the bucket the site was built for: "/folder"; "" or absent for none */
  basePath?: string;
}

export interface Preview {
  port: number;
  /** Ends at once, whatever is still open. May be called again. */
  close(): void;
}

/**
 * Serves a finished build on this machine only, as a storage bucket does, with a mail stub in place of the
 * e-mail service: a POST to `MAIL_PATH` takes a form, `/outbox` and `/outbox.json` show what arrived.
 *
 * @throws CommandError when the port cannot be had
 */
export async function startPreview({
  folder,
  outbox,
  port,
  basePath = "",
}: PreviewOptions): Promise<Preview> {
  const site = createSite(folder, basePath);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<PreviewResponse | undefined> {
    // Not `new URL()`: it would tidy away the very paths that must be refused.
    const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    if (path === MAIL_PATH) return answerMail(request, outbox);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return textResponse(405, "Method not allowed", { allow: "GET, HEAD" });
    }
    if (path === "/outbox") return outboxPage(await keptMessages(outbox));
    if (path === "/outbox.json") return outboxJson(await keptMessages(outbox));
    return site(request, response, path, query);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      for (const [name, value] of Object.entries(securityHeadersFor(false))) response.setHeader(name, value);
      const words = await answer(request, response);
      if (words) writeResponse(response, words);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the visitor went away
      console.error(error);
      writeResponse(response, textResponse(500, "The preview server failed; its output says why"));
    }
  }

  const { servers, port: actual } = await listenOnLoopback(port, () =>
    createServer({ requestTimeout: 30_000 }, (request, response) => void handle(request, response)),
  );

  return {
    port: actual,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
