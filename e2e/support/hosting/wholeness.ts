import { contentType } from "../../../scripts/built/file-types";
import { addressesIn } from "../addresses";

/** What was up at a moment: bytes by file. */
export type Moment = ReadonlyMap<string, Buffer>;

/**
 * Makes a check of what was up at a moment: which files pages ask for, or the modules they ask for, that were missing.
 * The same bytes are taken apart once.
 */
export function missingCheck(): (moment: Moment) => string[] {
  const memory = new Map<Buffer, string[]>();

  function neededBy(file: string, bytes: Buffer): string[] {
    const known = memory.get(bytes);
    if (known) return known;
    const home = "https://site.example/";
    const needed = addressesIn(bytes.toString(), contentType(file) ?? "")
      .map(({ address }) => new URL(address, home + file))
      .filter(({ href, pathname }) => href.startsWith(home) && /\.\w+$/.test(pathname))
      .map(({ pathname }) => pathname.slice(1));
    memory.set(bytes, [...new Set(needed)]);
    return neededBy(file, bytes);
  }

  return (moment) => {
    const missing: string[] = [];
    const queue = [...moment.keys()].filter((file) => file.endsWith(".html"));
    const seen = new Set(queue);
    for (let file = queue.pop(); file; file = queue.pop()) {
      const bytes = moment.get(file);
      if (!bytes) continue;
      const needed = /\.(html|js)$/.test(file) ? neededBy(file, bytes) : [];
      for (const each of needed) {
        if (!moment.has(each)) missing.push(`${file} asks for ${each}`);
        if (!seen.has(each)) queue.push(each);
        seen.add(each);
      }
    }
    return missing;
  };
}
