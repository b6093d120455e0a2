import { Network } from "./network";
import { test as base, expect } from "./test";

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
