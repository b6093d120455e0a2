import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A small site in a folder of its own, for tests: pages that name the hashed files they need. */
export interface TemporarySite {
  readonly folder: string;
  /** What each page asks for, by page. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  remove(): void;
}

/**
 * Makes a site whose files say which release they are of.
 *
 * @param release in the content of everything that changes with a release, and so in the hashes
 * @param pages paths of its pages; every site also has a home page and an error document
 */
export function temporarySite(release: string, pages: readonly string[] = []): TemporarySite {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const hash = createHash("sha256").update(release).digest("hex");
  const own = [
    `assets/js/start-${hash.slice(0, 8).toUpperCase()}.js`,
    `pictures/yard.${hash.slice(0, 6)}.480.avif`,
  ];
  const shared = "assets/js/react-AAAAAAAA.js";
  for (const file of own) put(file, `of ${release}`);
  put(shared, "of every release");
  put("favicon.ico", "icon");
  put(".well-known/security.txt", "text");
  put("certificates/one.svg", `<svg><!-- ${release} --></svg>`);
  put("sitemap.xml", `<loc>https://www.example.com/</loc> of ${release}`);

  const all = ["index.html", "404.html", ...pages];
  for (const page of all) put(page, `${page} of ${release} with ${[...own, shared].join(" ")}`);
  return {
    folder,
    needs: Object.fromEntries(all.map((page) => [page, [...own, shared]])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
