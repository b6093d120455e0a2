/**
 * Stand-ins for the hosts' command-line tools: they understand the calls the deploy makes, and no others, and act on a
 * store. So the deploy is tested down to its command lines.
 */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { parseArgs } from "node:util";

import { contentType, lifetimes } from "../../scripts/built/file-types";
import { filesBelow } from "../../scripts/built/files-below";
import type { Tool } from "../tool";
import { typeOnPages } from "./host-rules";
import type { Store } from "./store";

export const emulatedBucket = "emulated-bucket";

interface Call {
  /** What stands behind the command's own words and is no option. */
  readonly places: readonly string[];
  /** The value of an option, as "--option value" or "--option=value". @throws Error when it is missing */
  readonly option: (name: string) => string;
  readonly input: string;
}

/** What a program does for a call, by the command's own words; what it gives back is printed. */
type Commands = Readonly<Record<string, (call: Call) => string | Buffer | undefined>>;

const named = [
  "content-type",
  "cache-control",
  "content-cache-control",
  "source",
  "overwrite",
  "name",
  "file",
];
const options = Object.fromEntries([...named, "delete"].map((name) => [name, { type: "string" as const }]));

/** A tool that fails as a program does: with an exit code, and after what it had already done. */
function program(commands: Commands): Tool {
  return (args, input = "") => {
    const answer = (code: number, printed: string | Buffer, errors: string) =>
      Promise.resolve({ code, bytes: Buffer.from(printed), errors });
    try {
      const { positionals, values } = parseArgs({
        args: [...args],
        options,
        strict: false,
        allowPositionals: true,
      });
      const command = Object.keys(commands).find((each) =>
        `${positionals.join(" ")} `.startsWith(`${each} `),
      );
      if (!command) throw new Error(`Unknown call: ${args.join(" ")}`);
      const option = (name: string) => {
        const value = values[name];
        if (typeof value !== "string") throw new Error(`--${name} is missing`);
        return value;
      };
      const places = positionals.slice(command.split(" ").length);
      return answer(0, commands[command]?.({ places, option, input }) ?? "", "");
    } catch (error) {
      return answer(1, "", (error as Error).message);
    }
  };
}

/** Puts the files of a folder, or the one file, under their paths relative to `base`. */
function putAll(store: Store, entry: string, base: string, type: string, cacheControl: string): void {
  const files = statSync(entry).isFile() ? [""] : filesBelow(entry);
  for (const file of files.map((each) => join(entry, each))) {
    const key = relative(base, file).replaceAll(sep, "/");
    store.put(key, { bytes: readFileSync(file), type, cacheControl });
  }
}

/** The bytes under a key. @param complaint what the tool says when there are none */
function bytesOf(store: Store, key: string, complaint: string): Buffer {
  const object = store.objects.get(key);
  if (!object) throw new Error(complaint);
  return object.bytes;
}

function refuseOther(place: string | undefined, root: string): void {
  if (place !== root) throw new Error(`Unknown place: ${place}`);
}

/** The AWS command-line interface. */
export function emulatedAws(store: Store): Tool {
  const root = `s3://${emulatedBucket}/`;
  return program({
    "s3 cp"({ places: [from = "", to], option }) {
      const missing = "An error occurred (404) when calling the HeadObject operation: Not Found";
      if (to === "-") return bytesOf(store, from.slice(root.length), missing);
      refuseOther(to, root);
      putAll(store, from, from, option("content-type"), option("cache-control"));
    },
    "s3api delete-objects"({ option }) {
      const list = JSON.parse(readFileSync(option("delete").replace("file://", ""), "utf8")) as {
        Objects: { Key: string }[];
      };
      for (const { Key } of list.Objects) store.remove(Key);
    },
    "cloudfront create-invalidation": () => undefined,
  });
}

/** The Google Cloud command-line interface. */
export function emulatedGcloud(store: Store): Tool {
  const root = `gs://${emulatedBucket}/`;
  const keyOf = (address = "") => address.slice(root.length);
  const missing = "The following URLs matched no objects or files";
  return program({
    "storage cp"({ places, option }) {
      refuseOther(places.at(-1), root);
      for (const entry of places.slice(0, -1)) {
        putAll(store, entry, dirname(entry), option("content-type"), option("cache-control"));
      }
    },
    "storage cat": ({ places }) => bytesOf(store, keyOf(places[0]), missing),
    "storage ls"({ places }) {
      const keys = [...store.objects.keys()].filter((key) =>
        key.startsWith(keyOf(places[0]).replace(/\*\*$/, "")),
      );
      if (!keys.length) throw new Error("One or more URLs matched no objects.");
      return keys.map((key) => `${root}${key}\n`).join("");
    },
    "storage rm"({ input }) {
      for (const key of input.trim().split("\n").map(keyOf)) {
        bytesOf(store, key, missing);
        store.remove(key);
      }
    },
    "compute url-maps invalidate-cdn-cache": () => undefined,
  });
}

/** The Azure command-line interface. */
export function emulatedAz(store: Store): Tool {
  const missing = "The specified blob does not exist.\nErrorCode:BlobNotFound";
  return program({
    "storage blob upload-batch"({ option }) {
      if (option("overwrite") !== "true") throw new Error("It would keep files that are there.");
      const source = option("source");
      putAll(store, source, source, option("content-type"), option("content-cache-control"));
    },
    "storage blob download"({ option }) {
      writeFileSync(option("file"), bytesOf(store, option("name"), missing));
    },
    "storage blob delete"({ option }) {
      bytesOf(store, option("name"), missing);
      store.remove(option("name"));
    },
    "afd endpoint purge": () => undefined,
  });
}

/** npx with Cloudflare's wrangler: what it uploads is shown at once, and nothing else. */
export function emulatedWrangler(store: Store): Tool {
  return program({
    "wrangler@4 pages deploy"({ places: [folder = ""] }) {
      const files = filesBelow(folder).map((file) => {
        const type = typeOnPages(contentType(file) ?? "application/octet-stream");
        return [
          file,
          { bytes: readFileSync(join(folder, file)), type, cacheControl: lifetimes.page },
        ] as const;
      });
      store.replace(files);
    },
  });
}
