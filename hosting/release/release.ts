import { fileType, lifetimes, releaseLogFile } from "../../scripts/built/file-types";
import type { BucketHost, FolderHost, Host, Staged } from "../host";
import { staged } from "../stage";
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

const record = (log: ReleaseLog): Staged => ({ file: releaseLogFile, content: writeLog(log) });

/** The release is in the record before its first file is up: whatever happens then, its files are known. */
async function replaceFiles(host: BucketHost, plan: Plan, clock: () => Date): Promise<void> {
  const { kind, type } = fileType(releaseLogFile);
  const headers = { type, cacheControl: lifetimes[kind] };
  await host.upload([record(plan.begun)], headers);
  for (const batch of plan.batches) await host.upload(batch.files, batch);
  if (plan.changed.length) await host.forget(plan.changed);
  if (plan.remove.length) await host.remove(plan.remove);
  await host.upload([record(plan.finished(clock()))], headers);
}

/** The folder holds the release, and the files of releases before it that open pages may still ask for. */
async function replaceFolder(
  host: FolderHost,
  site: readonly SiteFile[],
  plan: Plan,
  clock: () => Date,
): Promise<string[]> {
  const lost: string[] = [];
  const retained: Staged[] = [];
  for (const file of plan.retain) {
    const content = await host.read(file);
    if (content) retained.push({ file, content });
    else lost.push(file);
  }
  const files = [...site, ...retained, record(plan.finished(clock()))];
  const current = site.map(({ file }) => file);
  await staged(files, "", (folder) => host.publish(folder, current));
  return lost;
}
