import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fileType, lifetimes, releaseLogFile } from "../../scripts/built/file-types";
import { provenanceOf } from "../../scripts/built/provenance";
import { CommandError } from "../../scripts/command/command-error.mjs";
import type { BucketHost, FolderHost, Host, Staged } from "../host";
import { staged } from "../stage";
import { pack, packName, unpack } from "./pack";
import { planRelease, type Plan, releaseId } from "./plan";
import { readLog, releaseNamed, writeLog, type ReleaseLog } from "./release-log";
import { readSite } from "./site-files";

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
  const log = await recordOf(host);
  const id = releaseId(site);
  return inTemporaryFolder(async (home) => {
    const source = join(home, "pack.zip");
    await writeFile(source, pack(site));
    // Its bytes follow from the others'; how they are compressed is no matter.
    const packed = { file: packName(id), source, digest: id, ...fileType(packName(id)) };
    return carryOut(planRelease([...site, packed], log, clock(), provenanceOf(folder)), host, clock);
  });
}

/**
 * Brings an earlier release back, from what is still up of it: no build, no clone, nothing of this machine is in it.
 *
 * @param name the beginning of its id or of its commit
 * @returns what was done
 * @throws CommandError when there is no such release, or when it is not whole any more
 */
export async function rollBack(name: string, host: Host, clock = () => new Date()): Promise<Report> {
  const log = await recordOf(host);
  const named = releaseNamed(log, name);
  const bytes = await host.read(packName(named.id));
  if (!bytes)
    throw new CommandError(
      `${packName(named.id)} is not up: check the release out, build it, and deploy that.`,
    );
  return inTemporaryFolder((home) =>
    carryOut(planRelease(unpack(named, bytes, home), log, clock(), named), host, clock),
  );
}

/** The record of the releases that are up at a host, oldest first. */
export async function recordOf(host: Host): Promise<ReleaseLog> {
  return readLog((await host.read(releaseLogFile))?.toString());
}

async function inTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "release-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function carryOut(plan: Plan, host: Host, clock: () => Date): Promise<Report> {
  if (host.kind === "folder") return { plan, lost: await replaceFolder(host, plan, clock) };
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
async function replaceFolder(host: FolderHost, plan: Plan, clock: () => Date): Promise<string[]> {
  const lost: string[] = [];
  const kept: Staged[] = [];
  for (const file of [...plan.present, ...plan.retain]) {
    const content = await host.read(file);
    if (content) kept.push({ file, content });
    else if (plan.present.includes(file))
      throw new CommandError(`${file} of that release is not up any more.`);
    else lost.push(file);
  }
  const brought = plan.batches.flatMap(({ files }) => files);
  const files = [...brought, ...kept, record(plan.finished(clock()))];
  const current = [...brought.map(({ file }) => file), ...plan.present];
  await staged(files, "", (folder) => host.publish(folder, current));
  return lost;
}
