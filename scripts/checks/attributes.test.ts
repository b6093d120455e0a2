/**
 * Compares the attributes that connect rooms with their list in `app/_client/attributes.ts`, and finds scripts
 * that select classes of another room.
 */
import { readFileSync } from "node:fs";

import { type Attribute, attributes, sharedClasses } from "../../app/_client/attributes";
import { filesBelow } from "../../islands/build/files";

type Kind = "sets" | "reads";
type Sources = Readonly<Record<string, string>>;

/** Matches attributes in JSX and objects, in DOM methods and `dataset`; and in selectors, `attr()` and `dataset`. */
const patterns: Readonly<Record<Kind, readonly RegExp[]>> = {
  sets: [
    /(?<=\s)"?(data-[a-z-]+)"?(?==|: )/g,
    /Attribute\("(data-[a-z-]+)"/g,
    /ataset\.(\w+)[^=;{}\n]*=(?!=)/g,
    /delete \w+\.dataset\.(\w+)/g,
  ],
  reads: [
    /(?:\[|attr\()(data-[a-z-]+)/g,
    /(?<!delete [\w.]+)ataset\.(\w+)(?![^=;{}\n]*=(?!=))/g,
    /\{([^{}]*)\}(?= = [^;]*dataset\b)/g,
    /dataset: \{([^{}]*)\}/g,
  ],
};

/** Returns the names of attributes in a match: one, or several that are taken from `dataset`. */
function namesIn(found: string): string[] {
  if (found.startsWith("data-")) return [found];
  const keys = found.split(",").map((each) => /\w+/.exec(each)?.[0] ?? "");
  return keys.map((key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
}

/** Returns the room of a file: a layer's folder, a page's sections, or `islands`. */
function roomOf(file: string): string {
  const [first = "", second = "", third = ""] = file.replace(/\.\w+$/, "").split("/");
  return first === "islands" ? first : second === "_sections" ? `${second}/${third}` : second;
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/** Lists uses of connecting attributes that the list lacks, and uses that only the list has. */
function findings(sources: Sources, listed: Readonly<Record<string, Attribute>>): string[] {
  const kinds = ["sets", "reads"] as const;
  const uses = Object.entries(sources).flatMap(([file, text]) => {
    const code = withoutComments(text);
    const find = (kind: Kind) =>
      patterns[kind].flatMap((pattern) =>
        [...code.matchAll(pattern)].flatMap(([, found = ""]) => namesIn(found)),
      );
    return kinds.flatMap((kind) => find(kind).map((name) => ({ name, kind, file, room: roomOf(file) })));
  });
  const used = (name: string, kind: Kind, room: string) =>
    uses.some((use) => use.name === name && use.kind === kind && use.room === room);
  /** Several rooms use the attribute, and not each of them for itself. */
  const connects = (name: string) => {
    const rooms = new Set(uses.filter((use) => use.name === name).map(({ room }) => room));
    return rooms.size > 1 && [...rooms].some((room) => !kinds.every((kind) => used(name, kind, room)));
  };
  const roomsOf = (name: string, kind: Kind): readonly string[] =>
    listed[name]?.[kind === "sets" ? "setBy" : "readBy"] ?? [];
  const missing = uses
    .filter(({ name, kind, room }) => connects(name) && !roomsOf(name, kind).includes(room))
    .map(({ name, kind, file }) => `${file} ${kind} ${name}: add it to app/_client/attributes.ts.`);
  const outdated = Object.keys(listed).flatMap((name) =>
    kinds.flatMap((kind) =>
      roomsOf(name, kind)
        .filter((room) => !used(name, kind, room))
        .map((room) => `Nothing in ${room} ${kind} ${name}: correct app/_client/attributes.ts.`),
    ),
  );
  return [...new Set([...missing, ...outdated])];
}

/** Lists classes in selectors of scripts that only style sheets of other rooms have. */
function foreignClasses(sources: Sources): string[] {
  const rooms = new Map<string, Set<string>>();
  for (const [file, text] of Object.entries(sources).filter(([each]) => each.endsWith(".css")))
    for (const [, name = ""] of text.replace(/@import.*|\/\*[\s\S]*?\*\//g, "").matchAll(/\.([a-z][\w-]*)/g))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)));
  return Object.entries(sources)
    .filter(([file]) => !file.endsWith(".css"))
    .flatMap(([file, text]) =>
      [...withoutComments(text).matchAll(/(["'`])((?:(?!\1).)*)\1/g)].flatMap(([, , literal = ""]) =>
        [...literal.matchAll(/(?<=^|[\s,(>+~])\.([a-z][\w-]*)/g)]
          .filter(([, name = ""]) => rooms.has(name) && !rooms.get(name)?.has(roomOf(file)))
          .map(([selector]) => `${file} selects ${selector}: connect rooms by an attribute.`),
      ),
    );
}

const files = ["app", "islands"].flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
const sources = files.filter((file) =>
  /^(?!.*(\.test\.|\/test-|_client\/attributes)).*\.(tsx?|css)$/.test(file),
);

const texts = Object.fromEntries(sources.map((file) => [file, readFileSync(file, "utf8")]));

test("every attribute that connects rooms is listed with its setters and readers", () => {
  expect(findings(texts, attributes)).toEqual([]);
});

test("a script selects no class of another room, unless it is shared", () => {
  const isShared = (finding: string) => sharedClasses.some((name) => finding.includes(` .${name}:`));
  expect(foreignClasses(texts).filter((finding) => !isShared(finding))).toEqual([]);
});

const planted = {
  "app/_ui/a.tsx": '<p data-planted="" data-alone="" />;\n// <p data-comment="" />',
  "app/_ui/a.css": "[data-alone] {}",
  "app/_client/b.ts": "const { planted: id } = element.dataset;",
};
const attribute: Attribute = { value: "presence", setBy: ["_ui"], readBy: ["_client"] };

test("finds planted faults", () => {
  expect(findings(planted, {})).toEqual([
    "app/_ui/a.tsx sets data-planted: add it to app/_client/attributes.ts.",
    "app/_client/b.ts reads data-planted: add it to app/_client/attributes.ts.",
  ]);
  expect(findings(planted, { "data-planted": attribute, "data-gone": attribute })).toEqual([
    "Nothing in _ui sets data-gone: correct app/_client/attributes.ts.",
    "Nothing in _client reads data-gone: correct app/_client/attributes.ts.",
  ]);
  const classes = {
    "app/_ui/a.css": ".a-row {}",
    "app/_ui/a.ts": 'query(".a-row")',
    "app/_client/b.ts": 'query("nav > .a-row, .other")',
  };
  expect(foreignClasses(classes)).toEqual([
    "app/_client/b.ts selects .a-row: connect rooms by an attribute.",
  ]);
});
