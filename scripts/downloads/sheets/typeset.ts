import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type * as Typst from "@myriaddreamin/typst-ts-node-compiler";

import { withoutLineMarks } from "../../../app/_i18n/plain-text";

const typstPackage = "@myriaddreamin/typst-ts-node-compiler";
const fromProject = createRequire(path.resolve("package.json"));

const folder = path.resolve("scripts/downloads");
const templates = path.join(folder, "templates");
const fonts = path.join(folder, "fonts");

/** A document to typeset: a template, its data, and the pictures that the data names. */
export interface Sheet {
  readonly template: "datasheet" | "catalogue";
  readonly data: unknown;
  /** Bytes of JPEG files by name, without extension. */
  readonly pictures: ReadonlyMap<string, Buffer>;
}

/** Returns all inputs of a sheet apart from its data, as part of its cache key. */
export function typesettingSources(): string {
  const version = readFileSync(fromProject.resolve(`${typstPackage}/package.json`), "utf8");
  const texts = readdirSync(templates).map((file) => readFileSync(path.join(templates, file), "utf8"));
  const faces = readdirSync(fonts).map((file) => readFileSync(path.join(fonts, file), "base64"));
  return [version, ...texts, readFileSync("public/icons/logo.svg", "utf8"), ...faces].join("\n");
}

/**
 * Returns the data as JSON for Typst without soft hyphens and word joiners: PDF readers would not find words
 * that contain them (typst/typst#526).
 */
export function sheetData({ data }: Pick<Sheet, "data">): string {
  return withoutLineMarks(JSON.stringify(data));
}

/**
 * Loads Typst, which has one binary for each system.
 *
 * @throws Error on a system without one
 */
function load(): typeof Typst {
  return fromProject(typstPackage) as typeof Typst;
}

/** Returns whether Typst supports this system. */
export function canTypeset(): boolean {
  try {
    load();
    return true;
  } catch {
    return false;
  }
}

let compiler: Typst.NodeCompiler | undefined;

/** Typst may read only the templates, the files mapped beside them in memory, and one typeface. */
function typst(): Typst.NodeCompiler {
  compiler ??= load().NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] });
  return compiler;
}

/** An error of Typst, or a step of the way to it. */
interface Diagnostic {
  readonly message: string;
  readonly path: string;
  /** Lines are counted from 0; null without a position. */
  readonly range: { readonly start: { readonly line: number } } | null;
}

function described({ message, path: file, range }: Diagnostic): string {
  return `  ${path.basename(file)}${range ? `, line ${range.start.line + 1}` : ""}: ${message}`;
}

/**
 * Typesets a sheet as PDF/UA-1 (ISO 14289-1). The same data gives the same bytes.
 *
 * @param day ISO 8601; the date of the file
 * @throws Error with Typst's messages if a template fails or the PDF would not be accessible
 */
export function typeset(sheet: Sheet, day: string): Buffer {
  const { template, pictures } = sheet;
  const typesetter = typst();
  const inTemplates = (file: string) => path.join(templates, file);
  typesetter.resetShadow();
  typesetter.mapShadow(inTemplates("data.json"), Buffer.from(sheetData(sheet)));
  typesetter.mapShadow(inTemplates("logo.svg"), readFileSync("public/icons/logo.svg"));
  for (const [name, bytes] of pictures) typesetter.mapShadow(inTemplates(`pictures/${name}.jpg`), bytes);
  const result = typesetter.compile({ mainFilePath: inTemplates(`${template}.typ`), resetRead: true });
  const document = result.result;
  if (!document) {
    const error = result.takeError();
    const rows = error ? (typesetter.fetchDiagnostics(error) as Diagnostic[]).map(described) : [];
    throw new Error([`Typst failed in ${template}.typ:`, ...rows].join("\n"));
  }
  const creationTimestamp = Date.parse(day) / 1000;
  const pdf = typesetter.pdf(document, { pdfStandard: "ua-1", creationTimestamp });
  // Keeps data that recent sheets share, such as fonts and drawings, and frees the rest.
  typesetter.evictCache(4);
  return pdf;
}
