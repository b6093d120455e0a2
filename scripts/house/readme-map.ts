import path from "node:path";

/** What a README is held against. */
export interface House {
  /** Every file of the project, relative. */
  readonly files: readonly string[];
  /** Tells whether git ignores a path: a command makes it, or each visitor of the project for themselves. */
  readonly isIgnored: (file: string) => boolean;
  /** Names of the npm scripts. */
  readonly commands: readonly string[];
}

/** The heading of the map in the README. */
const mapHeading = "## The map of the house";

/** What makes a name without a folder a path: the endings of the project's files. */
const endings = /\.(ts|tsx|mjs|json|jsonc|css|md|yml)$/;

/**
 * Names what a README says of the project that is not so: paths and commands there are none of, and folders that its map
 * leaves out.
 *
 * @param readme Markdown
 * @returns one sentence for each
 */
export function readmeFindings(readme: string, house: House): string[] {
  const { map, rest } = parted(readme);
  const rooms = roomsOf(map);
  const mapped = new Set(rooms.map(({ room }) => room.split("/")[0]));
  const folders = new Set(
    house.files.filter((file) => file.includes("/")).map((file) => file.split("/")[0] ?? ""),
  );
  return [
    ...rooms
      .filter(({ room }) => !exists(room, house))
      .map(({ room }) => `The map names ${room}, which is not there.`),
    ...[...folders]
      // What starts with a dot is a tool's.
      .filter((folder) => !folder.startsWith(".") && !mapped.has(folder))
      .map((folder) => `The map leaves out ${folder}/.`),
    ...pathsIn(rest)
      .filter((named) => !exists(named, house))
      .map((named) => `The README names ${named}, which is not there.`),
    ...rooms.flatMap(({ room, inside }) =>
      inside
        .filter((named) => !exists(path.posix.join(room, named), house) && !exists(named, house))
        .map((named) => `The map names ${named} in ${room}, where it is not.`),
    ),
    ...commandsIn(readme)
      .filter((command) => !house.commands.includes(command))
      .map((command) => `The README names "npm run ${command}", which package.json does not have.`),
  ];
}

/** The map of a README, and everything else in it. */
function parted(readme: string): { map: string; rest: string } {
  const [before = "", after = ""] = readme.split(mapHeading);
  const end = after.search(/\n## /);
  return end < 0
    ? { map: after, rest: before }
    : { map: after.slice(0, end), rest: before + after.slice(end) };
}

/** The rows of the map: the room, and the paths that its description names. */
function roomsOf(map: string): { room: string; inside: string[] }[] {
  return map.split("\n").flatMap((row) => {
    const [, first = "", second = ""] = row.split("|");
    const room = /`([^`]+)`/.exec(first)?.[1];
    return room ? [{ room, inside: pathsIn(second) }] : [];
  });
}

/** Everything in backticks that looks like a path of the project: addresses, packages and patterns do not. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, named = ""]) => named)
    .filter((named) => /^[\w.(][\w./()[\]-]*$/.test(named))
    .filter((named) => named.includes("/") || endings.test(named) || named.startsWith("."));
}

/** The npm scripts that a text names, in code or in backticks. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, command = ""]) => command);
}

/** Tells whether a path is a file or a folder of the project, or made by it. */
function exists(named: string, { files, isIgnored }: House): boolean {
  const folder = named.endsWith("/") ? named : `${named}/`;
  return files.some((file) => file === named || file.startsWith(folder)) || isIgnored(named);
}
