/** Finds files that import each other in a circle, also only for types or on demand. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { filesBelow } from "../../islands/build/files";

/** Imported files by file. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the project's files that a file imports by a relative address. */
function importedBy(file: string): string[] {
  const addresses = readFileSync(file, "utf8").matchAll(
    /^(?:import|export|\}) .*?"(\.[^"]*)";$|\bimport\("(\.[^"]*)"\)/gm,
  );
  return [...addresses].flatMap(([, always, onDemand]) => {
    const address = always ?? onDemand ?? "";
    const found = path.posix.join(path.posix.dirname(file), address);
    return [".ts", ".tsx"].map((ending) => found + ending).filter((each) => existsSync(each));
  });
}

/** Returns one circle for each import that closes one. */
function circles(imports: Imports): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function visit(file: string, way: readonly string[]): void {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" → "));
    else if (!done.has(file)) for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  }
  for (const file of imports.keys()) visit(file, []);
  return found;
}

const files = ["app", "e2e", "islands", "scripts"].flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
);

test("no files import each other in a circle", () => {
  const imports = new Map(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, importedBy(file)]),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(circles(imports)).toEqual([]);
});

test("finds a planted circle", () => {
  const planted = { "a.ts": ["b.ts", "c.ts"], "b.ts": ["c.ts"], "c.ts": ["d.ts"], "d.ts": ["b.ts"] };
  expect(circles(new Map(Object.entries(planted)))).toEqual(["b.ts → c.ts → d.ts → b.ts"]);
});
