import { Network } from "./network";
import { test as base, expect } from "./test";

/** What the browser and the page say of a network that is gone; the page names the module. */
export const ofTheNetwork = /ERR_|Failed to fetch|Error: \/assets\/js\//;

/** The site's `test` behind a network that can be cut. */
export const test = base.extend<{ network: Network; site: string }>({
  site: [process.env.PORT ?? "4174", { option: true }],
  network: async ({ site }, use) => {
    const network = await Network.to(Number(site));
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.origin),
});

export { expect };
