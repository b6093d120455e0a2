import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Host } from "../../../hosting/host";
import { hostNamed } from "../../../hosting/hosts";
import type { StoredObject } from "../../../hosting/testing/store";
import { commandLineTool, must } from "../../../hosting/tool";
import { ensurePortIsFree } from "../../../scripts/command/loopback";
import { environment, startServer } from "./program";

/** A host on this machine that the deploy reaches through the host's real command-line tool. */
export interface RealServer {
  readonly host: Host;
  /** Everything that is up, by key. */
  objects(): Promise<Map<string, StoredObject>>;
  stop(): Promise<void>;
}

/** Reads what is up without the deploy's tool: a listing in XML, and each file by its address. */
async function objectsOf(bucket: string, listing: string, key: RegExp): Promise<Map<string, StoredObject>> {
  const xml = await (await fetch(bucket + listing)).text();
  if (!xml.includes("<?xml")) throw new Error(`There is no list of ${bucket}: ${xml}`);
  const objects = new Map<string, StoredObject>();
  for (const [, name = ""] of xml.matchAll(key)) {
    const answer = await fetch(`${bucket}/${name}`);
    objects.set(name, {
      bytes: Buffer.from(await answer.arrayBuffer()),
      type: answer.headers.get("content-type") ?? "",
      cacheControl: answer.headers.get("cache-control") ?? "",
    });
  }
  return objects;
}

/** The AWS command-line interface, and s3rver, which takes the calls of S3. */
export async function startS3(): Promise<RealServer> {
  const folder = await mkdtemp(join(tmpdir(), "s3rver-"));
  const port = await ensurePortIsFree(0);
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    address: "127.0.0.1",
    port,
    directory: folder,
    silent: true,
    configureBuckets: [{ name: "site" }],
  };
  const code = `new (require("@20minutes/s3rver"))(${JSON.stringify(settings)}).run()`;
  const end = await startServer("node", ["--eval", code], origin);
  // Its own key, which it knows without being told.
  const key = {
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
    AWS_DEFAULT_REGION: "eu-central-1",
  };
  const aws = commandLineTool("aws", "", { ...environment, ...key });
  return {
    host: hostNamed(
      "s3",
      {
        environment: { S3_BUCKET: "site" },
        tool: () => (args) => aws(["--endpoint-url", origin, ...args]),
        fetch,
      },
      "",
    ),
    objects: () => objectsOf(`${origin}/site`, "?list-type=2", /<Key>(.*?)<\/Key>/g),
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The Azure command-line interface, and Azurite, Microsoft's own emulator of its storage. */
export async function startAzure(): Promise<RealServer> {
  const port = await ensurePortIsFree(0);
  const [account, key] = ["silvapal", Buffer.from("of nobody's account").toString("base64")];
  const origin = `http://127.0.0.1:${port}/${account}`;
  const options = [
    "--blobHost",
    "127.0.0.1",
    "--blobPort",
    String(port),
    "--inMemoryPersistence",
    "--silent",
  ];
  const end = await startServer(
    "azurite-blob",
    [...options, "--skipApiVersionCheck", "--disableTelemetry"],
    origin,
    {
      AZURITE_ACCOUNTS: `${account}:${key}`,
    },
  );
  const az = commandLineTool("az", "", {
    ...environment,
    AZURE_STORAGE_CONNECTION_STRING: `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=${origin};`,
  });
  await must(
    "Making the container",
    az(["storage", "container", "create", "--name", "$web", "--public-access", "container"]),
  );
  // It has no users who could sign in.
  const signedIn = (args: readonly string[]) => args.map((arg) => (arg === "login" ? "key" : arg));
  return {
    host: hostNamed(
      "azure",
      { environment: { AZURE_STORAGE_ACCOUNT: account }, tool: () => (args) => az(signedIn(args)), fetch },
      "",
    ),
    objects: () => objectsOf(`${origin}/$web`, "?restype=container&comp=list", /<Name>(.*?)<\/Name>/g),
    stop: end,
  };
}
