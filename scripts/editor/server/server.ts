import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { listenOnLoopback } from "../../command/loopback";
import { makePictures } from "../../pictures/make-pictures";
import { type Answer, textAnswer } from "../../preview/answer";
import { answerWindow } from "./api";
import { createEditor } from "../editor";
import { guardHeaders, refusal } from "./guard";
import { startSite } from "./site";
import { windowFiles } from "./window-files";

/** Where the editor's own addresses begin; the site has none like it. */
const folder = "/__edit/";

export interface EditServer {
  close(): Promise<void>;
}

/**
 * Serves the site as it is being worked on, and the editor's window, on this machine only.
 *
 * @param root folder of the project; the working directory, too
 * @throws CommandError when the port can't be had
 */
export async function startEditServer(root: string, port: number): Promise<EditServer> {
  const editor = createEditor(root, () =>
    makePictures({
      masters: "pictures/masters",
      renditions: "public/pictures",
      manifest: "app/_content/pictures.manifest.ts",
    }),
  );
  const files = await windowFiles(root);
  const site = await startSite(root, port);

  async function answer(request: IncomingMessage): Promise<Answer | undefined> {
    const refused = refusal(request, port);
    if (refused) return textAnswer(403, refused);
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://localhost:${port}`);
    if (!pathname.startsWith(folder)) return undefined;
    const name = pathname.slice(folder.length);
    return files.get(name) ?? answerWindow(editor, request, name, searchParams);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(guardHeaders)) response.setHeader(name, value);
    try {
      const own = await answer(request);
      if (!own) return await site.answer(request, response);
      response.writeHead(own.status, { ...own.headers, "content-length": own.body.length });
      response.end(own.body);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the window went away
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end("The editor failed; its output says why");
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (refusal(request, port)) socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    else site.upgrade(request, socket, head);
  }

  const { servers } = await listenOnLoopback(port, () =>
    createServer((request, response) => void handle(request, response)).on("upgrade", upgrade),
  );
  return {
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await site.close();
    },
  };
}
