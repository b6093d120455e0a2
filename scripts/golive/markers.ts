import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import ts from "typescript";

import type { OpenPlaceholder } from "../built/placeholder-note";

/** The function that marks a value (app/_content/to-confirm.ts), and the JSDoc tag with the reason. */
const marker = "toConfirm";
const reason = "confirm";

/**
 * Lists the values that are marked with `toConfirm(…)`.
 *
 * @param folder the data's folder, such as "app/_content"
 */
export function markedValues(folder: string): OpenPlaceholder[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|\/to-confirm\.ts$/.test(file))
    .sort()
    .flatMap((file) => markedIn(file, readFileSync(file, "utf8")));
}

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

/** Returns the path to a value: constant, row id or key, properties. */
function placeOf(node: ts.Node): string[] {
  const { parent } = node;
  if (ts.isSourceFile(node)) return [];
  const above = placeOf(parent);
  if (ts.isVariableDeclaration(node)) return [...above, node.name.getText()];
  // The row's id or key is already its name.
  if (ts.isPropertyAssignment(node) && !isRowName(node)) return [...above, node.name.getText()];
  if (ts.isArrayLiteralExpression(parent)) return [...above, rowName(node)];
  return above;
}

const isRowName = (property: ts.PropertyAssignment): boolean =>
  /^(id|key)$/.test(property.name.getText()) && ts.isArrayLiteralExpression(property.parent.parent);

/** Returns the name of an array's row: its id or key, else its text. */
function rowName(row: ts.Node): string {
  const named = ts.isObjectLiteralExpression(row)
    ? row.properties.filter(ts.isPropertyAssignment).find(isRowName)?.initializer
    : row;
  if (!named) return "?";
  const plain = ts.isCallExpression(named) ? named.arguments[0] : named;
  return plain?.getText().replaceAll('"', "") ?? "?";
}

/**
 * Returns the reason in the closest comment above a value: `@confirm mass: …` for one property, `@confirm …`
 * for all.
 */
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
