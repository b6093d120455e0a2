import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { BucketHost, FolderHost, Host } from "../host";
import { fileType, lifetimes, releaseLogFile } from "../../scripts/built/file-types";
import { planRelease, type Plan } from "./plan";
import { readLog, writeLog, type ReleaseLog } from "./release-log";
import { readSite, type SiteFile } from "./site-files";

export interface Report {
  readonly plan: Plan;
  /** Files that open pages may ask for, that the record names and that are not up any more. */
  readonly lost: readonly string[];
}

/**
 * Brings a finished site up, so that no visitor meets half of it.
 *
 * @param folder the finished site
 * @param host where it goes
 * @param clock gives the time; replaced in tests
 * @returns what was done
 * @throws whatever the host does: what was up stays usable, and the same call may be made again
 */
export async function release(folder: string, host: Host, clock = () => new Date()): Promise<Report> {
  const site = readSite(folder);
  const log = readLog((await host.read(releaseLogFile))?.toString());
  const plan = planRelease(site, log, clock());
  if (host.kind === "folder") return { plan, lost: await replaceFolder(host, site, plan, clock) };
  await replaceFiles(host, plan, clock);
  return { plan, lost: [] };
}

/** The release is in the record before its first file is up: whatever happens then, its files are known. */
async function replaceFiles(host: BucketHost, plan: Plan, clock: () => Date): Promise<void> {
  await writeRecord(host, plan.begun);
  for (const batch of plan.batches) await host.upload(batch);
  if (plan.changed.length) await host.forget(plan.changed);
  if (plan.remove.length) await host.remove(plan.remove);
  await writeRecord(host, plan.finished(clock()));
}

function writeRecord(host: BucketHost, log: ReleaseLog): Promise<void> {
  const { kind, type } = fileType(releaseLogFile);
  return host.write(releaseLogFile, writeLog(log), { type, cacheControl: lifetimes[kind] });
}

/** The folder holds the release, and the files of releases before it that open pages may still ask for. */
async function replaceFolder(
  host: FolderHost,
  site: readonly SiteFile[],
  plan: Plan,
  clock: () => Date,
): Promise<string[]> {
  const lost: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  try {
    for (const { file, source } of site) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await cp(source, join(folder, file));
    }
    for (const file of plan.retain) {
      const bytes = await host.read(file);
      if (!bytes) {
        lost.push(file);
        continue;
      }
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }
    await writeFile(join(folder, releaseLogFile), writeLog(plan.finished(clock())));
    await host.publish(
      folder,
      site.map(({ file }) => file),
    );
    return lost;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
