/**
 * Stand-ins for the hosts' command-line tools: they understand the calls the deploy makes, and no others, and act on a
 * store. So the deploy is tested down to its command lines.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";

import { contentType, lifetimes } from "../../scripts/built/file-types";
import type { Outcome, Tool } from "../tool";
import type { Store } from "./store";

export const emulatedBucket = "emulated-bucket";

/** Files of a folder, or the one file, by their path relative to `base`. */
function filesIn(entry: string, base: string): [key: string, bytes: Buffer][] {
  const files = statSync(entry).isDirectory()
    ? readdirSync(entry, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name))
    : [entry];
  return files.sort().map((file) => [relative(base, file).replaceAll(sep, "/"), readFileSync(file)]);
}

/** The value after an option, as "--option value" or "--option=value". @throws Error when it is missing */
function option(args: readonly string[], name: string): string {
  const joined = args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
  const value = joined ?? args[args.indexOf(name) + 1];
  if (value === undefined || (joined === undefined && !args.includes(name)))
    throw new Error(`${name} is missing`);
  return value;
}

const said = (text: string | Buffer = ""): Outcome => ({ code: 0, bytes: Buffer.from(text), errors: "" });
const failed = (errors: string): Outcome => ({ code: 1, bytes: Buffer.alloc(0), errors });

/** A tool that fails as a program does: with an exit code, and after what it had already done. */
function program(run: (args: readonly string[], input: string) => Outcome): Tool {
  return (args, input = "") => {
    try {
      return Promise.resolve(run(args, input));
    } catch (error) {
      return Promise.resolve(failed((error as Error).message));
    }
  };
}

/** The AWS command-line interface. */
export function emulatedAws(store: Store): Tool {
  const root = `s3://${emulatedBucket}/`;
  return program((args) => {
    const [service = "", command = "", from = "", to = ""] = args;
    switch (`${service} ${command}`) {
      case "s3 cp": {
        if (to === "-") {
          const object = store.objects.get(from.slice(root.length));
          return object
            ? said(object.bytes)
            : failed("An error occurred (404) when calling the HeadObject operation: Not Found");
        }
        if (to !== root || !args.includes("--recursive")) throw new Error(`Unknown copy: ${args.join(" ")}`);
        const headers = {
          type: option(args, "--content-type"),
          cacheControl: option(args, "--cache-control"),
        };
        for (const [key, bytes] of filesIn(from, from)) store.put(key, { bytes, ...headers });
        return said();
      }
      case "s3api delete-objects": {
        const list = readFileSync(option(args, "--delete").replace("file://", ""), "utf8");
        for (const { Key } of (JSON.parse(list) as { Objects: { Key: string }[] }).Objects) store.remove(Key);
        return said();
      }
      case "cloudfront create-invalidation":
        return said();
      default:
        throw new Error(`Unknown call: aws ${args.join(" ")}`);
    }
  });
}

/** The Google Cloud command-line interface. */
export function emulatedGcloud(store: Store): Tool {
  const root = `gs://${emulatedBucket}/`;
  const keyOf = (address: string) => address.slice(root.length);
  return program((args, input) => {
    const [service = "", command = ""] = args;
    const places = args.slice(2).filter((arg) => !arg.startsWith("--"));
    switch (`${service} ${command}`) {
      case "storage cp": {
        if (places.pop() !== root) throw new Error(`Unknown copy: ${args.join(" ")}`);
        const headers = {
          type: option(args, "--content-type"),
          cacheControl: option(args, "--cache-control"),
        };
        for (const entry of places) {
          for (const [key, bytes] of filesIn(entry, dirname(entry))) store.put(key, { bytes, ...headers });
        }
        return said();
      }
      case "storage cat": {
        const object = store.objects.get(keyOf(places[0] ?? ""));
        return object ? said(object.bytes) : failed("The following URLs matched no objects or files");
      }
      case "storage ls": {
        const prefix = keyOf(places[0] ?? "").replace(/\*\*$/, "");
        const keys = [...store.objects.keys()].filter((key) => key.startsWith(prefix));
        return keys.length
          ? said(keys.map((key) => `${root}${key}\n`).join(""))
          : failed("One or more URLs matched no objects.");
      }
      case "storage rm":
        for (const address of input.trim().split("\n")) {
          if (!store.objects.has(keyOf(address)))
            throw new Error("The following URLs matched no objects or files");
          store.remove(keyOf(address));
        }
        return said();
      case "compute url-maps":
        return said();
      default:
        throw new Error(`Unknown call: gcloud ${args.join(" ")}`);
    }
  });
}

/** The Azure command-line interface. */
export function emulatedAz(store: Store): Tool {
  return program((args) => {
    const call = args.slice(0, 3).join(" ");
    switch (call) {
      case "storage blob upload-batch": {
        const source = option(args, "--source");
        const headers = {
          type: option(args, "--content-type"),
          cacheControl: option(args, "--content-cache-control"),
        };
        if (option(args, "--overwrite") !== "true") throw new Error("It would keep files that are there.");
        for (const [key, bytes] of filesIn(source, source)) store.put(key, { bytes, ...headers });
        return said();
      }
      case "storage blob exists":
        return said(JSON.stringify({ exists: store.objects.has(option(args, "--name")) }));
      case "storage blob download": {
        const object = store.objects.get(option(args, "--name"));
        if (!object) return failed("The specified blob does not exist.");
        writeFileSync(option(args, "--file"), object.bytes);
        return said();
      }
      case "storage blob delete":
        if (!store.objects.has(option(args, "--name"))) return failed("The specified blob does not exist.");
        store.remove(option(args, "--name"));
        return said();
      case "afd endpoint purge":
        return said();
      default:
        throw new Error(`Unknown call: az ${args.join(" ")}`);
    }
  });
}

/** npx with Cloudflare's wrangler: what it uploads is shown at once, and nothing else. */
export function emulatedWrangler(store: Store): Tool {
  return program((args) => {
    const [yes, tool, service, command, folder = ""] = args;
    if ([yes, tool, service, command].join(" ") !== "--yes wrangler@4 pages deploy") {
      throw new Error(`Unknown call: npx ${args.join(" ")}`);
    }
    const files = filesIn(folder, folder);
    if (store.changes >= store.failsAt) throw new Error("The network went away while uploading.");
    store.changes += 1;
    store.objects.clear();
    for (const [key, bytes] of files) {
      // By the ending, as wrangler does; by our table, which says the same of the endings we have.
      const type = contentType(basename(key)) ?? "application/octet-stream";
      store.objects.set(key, { bytes, type, cacheControl: lifetimes.page });
    }
    return said();
  });
}
