import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { CommandError } from "../command/command-error.mjs";
import { previewOrigin } from "./preview-settings";

/**
 * Refuses to test a site that was not built for the tests: links, mail desk and policy would all be another site's.
 *
 * @param folder the finished site
 * @param port where it is going to be served
 * @throws CommandError that says how it is built
 */
export function refuseOtherSite(folder: string, port: number): void {
  const sitemap = join(folder, "sitemap.xml");
  const built = existsSync(sitemap)
    ? /<loc>(.*?)\/<\/loc>/.exec(readFileSync(sitemap, "utf8"))?.[1]
    : undefined;
  if (built === previewOrigin(port)) return;
  const what = built
    ? `The site in out/ was built for ${built}, and the tests serve it at ${previewOrigin(port)}.`
    : "There is no finished site in out/.";
  throw new CommandError(`${what} Build it for them first: npm test -- --only build`);
}
