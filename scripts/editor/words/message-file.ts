import { parse, type ValueNode } from "@humanwhocodes/momoa";

import { CommandError } from "../../command/command-error.mjs";
import { readCatalog } from "../../messages/catalog";

/**
 * The literal of a text in a catalog's file: from its opening quote to its closing one, as it is written there.
 *
 * @param file the catalog's name, for the sentence
 * @param source what the file holds
 * @param key the text's dotted key
 * @throws CommandError when the file is no catalog, or has no text of that key
 */
export function literalOf(file: string, source: string, key: string): string {
  return source.slice(...placeOf(file, source, key));
}

/**
 * A catalog's file with another literal for one text. All else stays as it is, byte for byte: the order of keys, spaces,
 * the ends of lines.
 *
 * @param literal with its quotes
 * @throws CommandError as `literalOf`
 */
export function withLiteral(file: string, source: string, key: string, literal: string): string {
  const [start, end] = placeOf(file, source, key);
  return source.slice(0, start) + literal + source.slice(end);
}

function placeOf(file: string, source: string, key: string): [start: number, end: number] {
  // It says where a file is no catalog; here only places are read.
  if (readCatalog(file, source).get(key)?.text === undefined)
    throw new CommandError(`${file} has no text "${key}".`);
  let node: ValueNode = parse(source, { mode: "json" }).body;
  for (const name of key.split(".")) {
    if (node.type !== "Object") break;
    node =
      node.members.find((each) => each.name.type === "String" && each.name.value === name)?.value ?? node;
  }
  return [node.loc.start.offset, node.loc.end.offset];
}
