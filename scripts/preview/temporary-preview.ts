import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type PreviewOptions, startPreview } from "./server";

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** as it came over the wire, perhaps compressed */
  bytes: Buffer;
  text: string;
}

export interface TemporaryPreview {
  port: number;
  /** Sends the path exactly as given: `fetch` would tidy "/../" away. */
  ask(path: string, options?: Asking): Promise<Reply>;
  remove(): Promise<void>;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** A preview of a folder made for one test file, on a port that is free. @param files contents by path inside the served folder */
export async function temporaryPreview(
  files: Record<string, string>,
  options: Pick<PreviewOptions, "basePath"> = {},
): Promise<TemporaryPreview> {
  const home = await mkdtemp(join(tmpdir(), "preview-"));
  const site = join(home, "site");
  await mkdir(site);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }

  const preview = await startPreview({ folder: site, outbox: join(home, "outbox"), port: 0, ...options });
  return {
    port: preview.port,
    ask: (path, asking) => ask(preview.port, path, asking),
    async remove() {
      preview.close();
      await rm(home, { recursive: true });
    },
  };
}

async function ask(
  port: number,
  path: string,
  { method = "GET", headers, body }: Asking = {},
): Promise<Reply> {
  const sending = request({ host: "127.0.0.1", port, path, method, headers });
  const replied = once(sending, "response") as Promise<[IncomingMessage]>;
  // An answer may come before all of the body is sent.
  sending.on("error", () => undefined);
  sending.end(body);
  const [response] = await replied;
  const bytes = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() };
}
