/** Finds `data-` attributes of which scripts and style sheets know only one side: set, but never read, or read only. */
import { readFileSync } from "node:fs";

import { filesBelow } from "../../islands/build/files";

/** Match attributes in JSX and objects, in DOM methods and `dataset`; and in selectors, `attr()` and `dataset`. */
const patterns = {
  sets: [
    /(?<=\s)"?(data-[a-z-]+)"?(?==|: )/g,
    /Attribute\("(data-[a-z-]+)"/g,
    /(?<!delete )attribs\["(data-[a-z-]+)"\] = /g,
    /ataset\.(\w+)[^=;{}\n]*=(?!=)/g,
    /delete \w+\.dataset\.(\w+)/g,
  ],
  reads: [
    /(?:\[|attr\(|Of\(")(data-[a-z-]+)/g,
    /(?<!delete [\w.]+)ataset\.(\w+)(?![^=;{}\n]*=(?!=))/g,
    /\{([^{}]*)\}(?= = [^;]*dataset\b)/g,
    /dataset: \{([^{}]*)\}/g,
    /\{([^{}]*)\}(?=: DOMStringMap)/g,
  ],
} as const;

/** Returns the names of attributes in a match: one, or several that are taken from `dataset`. */
function namesIn(found: string): string[] {
  if (found.startsWith("data-")) return [found];
  const keys = found.split(",").map((each) => /\w+/.exec(each)?.[0] ?? "");
  return keys.map((key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
}

/** Lists attributes with one side, each with a file that uses it. */
function oneSided(sources: Readonly<Record<string, string>>): string[] {
  const [sets, reads] = (["sets", "reads"] as const).map((kind) => {
    const uses = Object.entries(sources).flatMap(([file, text]) => {
      const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
      return patterns[kind].flatMap((pattern) =>
        [...code.matchAll(pattern)].flatMap(([, found = ""]) =>
          namesIn(found).map((name) => [name, file] as const),
        ),
      );
    });
    return new Map(uses);
  }) as [Map<string, string>, Map<string, string>];
  const without = (one: Map<string, string>, other: Map<string, string>, says: string) =>
    [...one].flatMap(([name, file]) => (other.has(name) ? [] : `${file} ${says} ${name}, which no file `));
  return [
    ...without(sets, reads, "sets").map((each) => `${each}reads.`),
    ...without(reads, sets, "reads").map((each) => `${each}sets.`),
  ];
}

/** Read by a computed name, as an attribute of the parser. */
const computed = "data-inline-loader,";

const files = ["app", "islands"].flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
const sources = files.filter((file) => /^(?!.*(\.test\.|\/test-)).*\.(tsx?|css)$/.test(file));

test("every attribute that is set is read, and the other way round", () => {
  const texts = Object.fromEntries(sources.map((file) => [file, readFileSync(file, "utf8")]));
  expect(oneSided(texts).filter((each) => !each.includes(computed))).toEqual([]);
  const planted = {
    "app/a.tsx": '<p data-planted="" />;\n// <p data-comment="" />',
    "app/b.ts": "const { palnted: id } = e.dataset;",
  };
  expect(oneSided(planted)).toEqual([
    "app/a.tsx sets data-planted, which no file reads.",
    "app/b.ts reads data-palnted, which no file sets.",
  ]);
});
