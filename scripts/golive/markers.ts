import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import type { OpenPlaceholder } from "../built/placeholder-note";

/** The function that marks a value (app/_content/to-confirm.ts), and the comment's tag that gives the reason. */
const marker = "toConfirm";
const reason = "confirm";

/** Lists the values of the data that are marked with `toConfirm(…)`. @param folder where the data are, such as "app/_content" */
export function markedValues(folder: string): OpenPlaceholder[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/to-confirm\.ts$/.test(file))
    .sort()
    .flatMap((file) => markedIn(file, readFileSync(file, "utf8")));
}

/** The marked values of one file, in its order. */
export function markedIn(file: string, code: string): OpenPlaceholder[] {
  if (!code.includes(`${marker}(`)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: OpenPlaceholder[] = [];
  const visit = (node: ts.Node) => {
    const [value] = ts.isCallExpression(node) && node.expression.getText() === marker ? node.arguments : [];
    if (value) {
      const id = placeOf(node).join(".");
      const written = value.getText().replace(/\s+/g, " ");
      const text = written.length > 90 ? `${written.slice(0, 89)}…` : written;
      found.push({
        id,
        file,
        text: `${text} is not confirmed`,
        why: reasonFor(node) ?? "no reason is given",
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The names that lead to a value: the constant's, the row's id or key, the properties'. */
function placeOf(node: ts.Node): string[] {
  const { parent } = node;
  if (ts.isSourceFile(node)) return [];
  const above = placeOf(parent);
  if (ts.isVariableDeclaration(node)) return [...above, node.name.getText()];
  // The id or key of a row names the row already.
  if (ts.isPropertyAssignment(node) && !isRowName(node)) return [...above, node.name.getText()];
  if (ts.isArrayLiteralExpression(parent)) return [...above, rowName(node)];
  return above;
}

const isRowName = (property: ts.PropertyAssignment): boolean =>
  /^(id|key)$/.test(property.name.getText()) && ts.isArrayLiteralExpression(property.parent.parent);

/** What a row of an array is called: its id or key, else its own text. */
function rowName(row: ts.Node): string {
  const named = ts.isObjectLiteralExpression(row)
    ? row.properties.filter(ts.isPropertyAssignment).find(isRowName)?.initializer
    : row;
  if (!named) return "?";
  const plain = ts.isCallExpression(named) ? named.arguments[0] : named;
  return plain?.getText().replaceAll('"', "") ?? "?";
}

/** What the nearest comment above a value says of it: `@confirm mass: …` of one property, `@confirm …` of all. */
function reasonFor(value: ts.Node): string | undefined {
  const names: string[] = [];
  for (let node = value; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node)) names.push(node.name.getText());
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text !== reason) continue;
      const text = (ts.getTextOfJSDocComment(tag.comment) ?? "").replace(/\s+/g, " ").trim();
      const [, name, reported] = /^(\w+): (.*)$/.exec(text) ?? [];
      if (!name) return text;
      if (names.includes(name)) return reported;
    }
  }
  return undefined;
}
