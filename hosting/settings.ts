import { CommandError } from "../scripts/command/command-error.mjs";

/** The environment a deploy reads its settings from. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings a host cannot do without.
 *
 * @param guide where they are explained
 * @throws CommandError that names all that are missing
 */
export function needed<Name extends string>(
  environment: Environment,
  names: readonly Name[],
  guide: string,
): Record<Name, string> {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length) throw new CommandError(`Set ${missing.join(" and ")} first; ${guide} explains them.`);
  return Object.fromEntries(names.map((name) => [name, environment[name] ?? ""])) as Record<Name, string>;
}
