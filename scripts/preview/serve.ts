import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { CommandError } from "../command/command-error.mjs";
import { PREVIEW_PORT, previewOrigin, readPort } from "../preview-settings";
import { ROOT } from "../command/root.mjs";
import { startPreview } from "./server";

/**
 * Serves a finished build until the process is ended (Ctrl+C).
 *
 * From the environment: PORT; OUTBOX, the folder for messages (.outbox); BASE_PATH, the folder the site was built for.
 *
 * @param folder what to serve, relative to the project
 * @returns the address of the home page, once it is served
 * @throws CommandError when there is nothing to serve or the port cannot be had
 */
export async function serve(folder = "out"): Promise<string> {
  const site = resolve(ROOT, folder);
  if (!existsSync(join(site, "index.html"))) {
    throw new CommandError(
      `There is no finished site in ${relative(ROOT, site) || "."}/. Build it first: npm run build`,
    );
  }

  const basePath = process.env.BASE_PATH ?? "";
  const outbox = resolve(ROOT, process.env.OUTBOX || ".outbox");
  const preview = await startPreview({
    folder: site,
    outbox,
    port: readPort(process.env.PORT, PREVIEW_PORT),
    basePath,
  });

  const origin = previewOrigin(preview.port);
  const address = `${origin}${basePath}/`;
  console.log(`\nThe site:           ${address}`);
  console.log(`Messages it sent:   ${origin}/outbox (kept in ${relative(ROOT, outbox)}/)`);
  console.log("Ctrl+C ends the preview.");

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => preview.close());
  return address;
}
