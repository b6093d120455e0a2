import { createHash } from "node:crypto";

import { CommandError } from "../../scripts/command/command-error.mjs";
import { lifetimes, placeOf, releaseLogFile, type Kind } from "../../scripts/built/file-types";
import { isPack, packName } from "./pack";
import type { Release, ReleaseLog } from "./release-log";
import type { BroughtFile, SiteFile } from "./site-files";

/** Files that go up together: of one kind, with the same headers. */
interface Batch {
  readonly kind: Kind;
  readonly type: string;
  readonly cacheControl: string;
  readonly files: readonly BroughtFile[];
}

export interface Plan {
  readonly id: string;
  /** In the order they go up. */
  readonly batches: readonly Batch[];
  /** Files of the release that are up already. */
  readonly present: readonly string[];
  /** Files of earlier releases that nobody needs any more: to be deleted once everything is up. */
  readonly remove: readonly string[];
  /** Files of earlier releases that open pages may still ask for. */
  readonly retain: readonly string[];
  /** Files under an unhashed address that are new, changed or gone: what caches in front of the site have to forget. */
  readonly changed: readonly string[];
  /** The record to leave before the first file goes up, and after the last one is deleted. */
  readonly begun: ReleaseLog;
  readonly finished: (moment: Date) => ReleaseLog;
}

/**
 * What a page needs goes up before the page: hashed files, files under fixed addresses, pages, and what lists pages.
 * Whatever ends an upload early leaves every page with everything it asks for.
 */
const order: readonly Kind[] = ["hashed", "contract", "page", "list"];

/** How long, in milliseconds, a page stays usable in a tab after it was replaced: a day. */
export const keepFor = 24 * 60 * 60 * 1000;

/**
 * Plans how a release replaces what is up.
 *
 * The files of the release before stay, and those of every release that was up, even partly, within `keepFor`.
 *
 * @param site files of the finished site
 * @param log record of the releases before
 * @param now when the upload begins
 * @param origin what it was built from
 * @throws CommandError when the site is none, or a hashed name holds other bytes than it did before
 */
export function planRelease(
  site: readonly SiteFile[],
  log: ReleaseLog,
  now: Date,
  origin: Pick<Release, "version" | "commit"> = {},
): Plan {
  refuseWhatIsNoSite(site);
  refuseChangedNames(site, log);

  const files = digests(site);
  const id = releaseId(site);
  const { version, commit } = origin;
  const before = log.find((each) => each.id === id);
  const whole = before?.finished ?? before?.whole;
  const release: Release = { id, version, commit, whole, begun: now.toISOString(), files };

  // The same files again: a retry, or back to what is still there.
  const earlier = log.filter((each) => each.id !== id);
  const kept = earlier.filter((_, index) => upUntil(earlier, index, now) > now.getTime() - keepFor);
  const retain = new Set(kept.flatMap((each) => Object.keys(each.files)).filter(isNeededByOpenPages));
  const gone = [...new Set(earlier.flatMap((each) => Object.keys(each.files)))].filter(
    (file) => !(file in files),
  );
  // Of a release that never ended some files are up: what differs from either may be in a cache.
  const up = earlier.slice(earlier.findLastIndex(({ finished }) => finished !== undefined));

  const isNew = (file: string, digest: string) =>
    up.length === 0 || up.some((each) => each.files[file] !== digest);

  return {
    id,
    batches: order.flatMap((kind) => batches(kind, site)),
    present: site.filter(({ source }) => source === undefined).map(({ file }) => file),
    remove: gone.filter((file) => !retain.has(file)).sort(),
    retain: gone.filter((file) => retain.has(file)).sort(),
    changed: [
      ...site.filter(({ kind, file, digest }) => isUnhashed(kind) && isNew(file, digest)),
      ...gone
        .filter((file) => !retain.has(file) && isUnhashed(placeOf(file)?.kind))
        .map((file) => ({ file })),
    ].map(({ file }) => file),
    begun: [...earlier, release],
    finished: (moment) => [...kept, { ...release, whole: undefined, finished: moment.toISOString() }],
  };
}

/** Names a release by its content: the same files make the same one. Its pack, which is made of them, has no part in it. */
export function releaseId(site: readonly SiteFile[]): string {
  const files = digests(site.filter(({ file }) => !isPack(file)));
  return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
}

const digests = (site: readonly SiteFile[]) =>
  Object.fromEntries(site.map(({ file, digest }) => [file, digest]));

/** Until when pages of a release could be opened: until the next one was wholly up, or now. Milliseconds. */
function upUntil(log: ReleaseLog, index: number, now: Date): number {
  const next = log.slice(index + 1).find(({ finished }) => finished !== undefined);
  return next?.finished ? Date.parse(next.finished) : now.getTime();
}

/** Pages and lists are replaced; everything else is asked for by pages that are open. */
function isNeededByOpenPages(file: string): boolean {
  const kind = placeOf(file)?.kind;
  return kind !== "page" && kind !== "list";
}

function isUnhashed(kind: Kind | undefined): boolean {
  return kind !== "hashed";
}

function batches(kind: Kind, site: readonly SiteFile[]): Batch[] {
  const byType = new Map<string, BroughtFile[]>();
  for (const { source, ...file } of site) {
    if (file.kind !== kind || source === undefined) continue;
    byType.set(file.type, [...(byType.get(file.type) ?? []), { ...file, source }]);
  }
  return [...byType].map(([type, files]) => ({ kind, type, cacheControl: lifetimes[kind], files }));
}

function refuseWhatIsNoSite(site: readonly SiteFile[]): void {
  for (const needed of ["index.html", "404.html"]) {
    if (!site.some(({ file }) => file === needed)) {
      throw new CommandError(`The site has no ${needed}; build it first: npm run build`);
    }
  }
  const pack = packName(releaseId(site));
  const taken = site.find(({ file }) => file === releaseLogFile || (isPack(file) && file !== pack));
  if (taken)
    throw new CommandError(`The site has a file ${taken.file}, which is where releases are recorded.`);
}

/** A hashed file is kept for a year: other bytes under its name would reach nobody, or only some. */
function refuseChangedNames(site: readonly SiteFile[], log: ReleaseLog): void {
  for (const { file, kind, digest } of site) {
    const before = log.find((release) => (release.files[file] ?? digest) !== digest);
    if (kind === "hashed" && before) {
      throw new CommandError(
        `${file} holds other bytes than in the release of ${before.begun}, under the same hash. ` +
          "What went into it must go into its name.",
      );
    }
  }
}
