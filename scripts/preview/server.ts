import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

import { securityHeadersFor } from "../built/security-headers";
import { listenOnLoopback } from "../command/loopback";
import { type PreviewResponse, textResponse, writeResponse } from "./response";
import { answerMail, MAIL_PATH } from "./mail-stub";
import { type KeptMessage, keptMessages } from "./outbox";
import { createSite } from "./site";

// System colours: this page is a tool and follows the reader's own scheme.
const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
article { margin: 1.5rem 0; padding: 0 1rem 1rem; border: 1px solid GrayText; }
h2 { font-size: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, auto) 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 32rem) { dl { display: block; } dd { margin-bottom: 0.5rem; } }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const HEADERS = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * The page a person reads the outbox on. The messages come from strangers: everything is escaped, and the policy
 * lets nothing run or load should one slip through.
 */
function outboxPage(messages: KeptMessage[]): PreviewResponse {
  return {
    status: 200,
    headers: { ...HEADERS, "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
    body: Buffer.from(pageHtml(messages)),
  };
}

/** The same for tests: an array of the messages, newest first. */
function outboxJson(messages: KeptMessage[]): PreviewResponse {
  return {
    status: 200,
    headers: { ...HEADERS, "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(JSON.stringify(messages)),
  };
}

function pageHtml(messages: KeptMessage[]): string {
  const none = "<p>None yet. Send one of the site’s forms, then reload this page.</p>";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Outbox (${messages.length})</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Messages the site sent</h1>
${messages.length === 0 ? none : messages.map(messageHtml).join("\n")}
</body>
</html>
`;
}

function messageHtml({ received, fields, file }: KeptMessage): string {
  const rows = fields.map(({ name, value }) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`);
  return `<article>
<h2><time datetime="${escape(received)}">${escape(received.replace("T", " ").replace(/\.\d+Z$/, " UTC"))}</time></h2>
<dl>${rows.join("\n")}</dl>
<p><small>${escape(file)}</small></p>
</article>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

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
      writeResponse(response, textResponse(500, "The preview server failed; see its output"));
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
