import { createHash } from "node:crypto";
import { type PreviewResponse } from "./response";
import { type KeptMessage } from "./outbox";

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
export function outboxPage(messages: KeptMessage[]): PreviewResponse {
  return {
    status: 200,
    headers: { ...HEADERS, "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY },
    body: Buffer.from(pageHtml(messages)),
  };
}

/** The same for tests: an array of the messages, newest first. */
export function outboxJson(messages: KeptMessage[]): PreviewResponse {
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
