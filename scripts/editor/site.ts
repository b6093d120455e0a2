import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { previewEnvironment } from "../preview-settings";

/**
 * The site as it is being worked on: its pages are made when they are requested, and anew when a file
 * changes.
 */
export interface WorkingSite {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Takes the socket that notifies an open page of changes. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/**
 * Starts Next's development server inside of this process, without a port of its own: what reaches it has passed the
 * editor's guard.
 *
 * @param root folder of the project; the working directory, too
 * @param port where the editor listens
 */
export async function startSite(root: string, port: number): Promise<WorkingSite> {
  Object.assign(process.env, previewEnvironment(port), {
    NODE_ENV: "development",
    BASE_PATH: "",
    SITE_EDITOR: "1",
  });
  // Only now: Next reads the environment when it is loaded.
  const { default: next } = await import("next");
  // Next listens for sockets at the server it is given.
  const sockets = new EventEmitter();
  const httpServer = sockets as unknown as NonNullable<Parameters<typeof next>[0]["httpServer"]>;
  const app = next({ dev: true, dir: root, hostname: "localhost", port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    answer: (request, response) => handle(request, response),
    upgrade(request, socket, head) {
      // Nothing listens before the first page was requested.
      if (!sockets.emit("upgrade", request, socket, head)) socket.destroy();
    },
    close: () => app.close(),
  };
}
