import { connect, createServer, type Socket } from "node:net";

import type { Page } from "@playwright/test";

import { listenOnLoopback } from "../../scripts/command/loopback";
import { readPort, TEST_PORT } from "../../scripts/command/environment";
import { expect, test as base } from "./test";

/** Passes everything, is disconnected, or holds back the responses to POST requests. */
type State = "open" | "cut" | "holding";

/** A TCP proxy between browser and site. Unlike offline emulation, cutting it breaks real connections. */
export class Network {
  private state: State = "open";
  private readonly lines = new Set<{ near: Socket; far: Socket; held: boolean }>();

  private constructor(private readonly site: number) {}

  /** The site's origin behind this network. */
  origin = "";
  close = (): void => undefined;

  /** @param site port of the site on this machine */
  static async to(site: number): Promise<Network> {
    const network = new Network(site);
    const { servers, port } = await listenOnLoopback(0, () => createServer((near) => network.join(near)));
    network.origin = `http://localhost:${port}`;
    network.close = () => {
      network.cut();
      for (const server of servers) server.close();
    };
    return network;
  }

  /** Breaks all current and new connections. */
  cut(): void {
    this.state = "cut";
    for (const { near, far } of this.lines) {
      near.destroy();
      far.destroy();
    }
  }

  /** Lets POST requests through, but holds back their responses. */
  hold(): void {
    this.state = "holding";
  }

  /** Reconnects, and delivers the held responses. */
  restore(): void {
    this.state = "open";
    for (const line of this.lines) {
      if (line.held) line.far.pipe(line.near);
      line.held = false;
    }
  }

  private join(near: Socket): void {
    if (this.state === "cut") return void near.destroy();
    const far = connect(this.site, "127.0.0.1");
    const line = { near, far, held: false };
    this.lines.add(line);
    near.on("data", (sent) => {
      if (this.state !== "holding" || line.held || !sent.toString("latin1", 0, 5).startsWith("POST ")) return;
      line.held = true;
      far.unpipe(near);
    });
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      end.on("error", () => undefined);
      end.on("close", () => {
        near.destroy();
        far.destroy();
        this.lines.delete(line);
      });
    }
  }
}

/** Messages of the browser and the page about a lost network. The page names the module. */
export const ofTheNetwork =
  /ERR_|Failed to fetch|Error: \/assets\/js\/|\/assets\/js\/\S+ Error$|^uncaught: download failed/;

/** The site's `test` behind a network that can be cut. */
export const test = base.extend<{ network: Network }>({
  network: async ({}, use) => {
    const network = await Network.to(readPort(TEST_PORT));
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
});

export { expect };

/** Holds back all responses for a URL. @returns a function that releases them */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(address, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}
