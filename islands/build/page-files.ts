import { createHash } from "node:crypto";

import type { CheerioAPI } from "cheerio";

const drawingFolder = "assets/drawings";
const propsFolder = "assets/props";

/** Longest props that stay in the page, in characters. */
const longestProps = 1000;

/**
 * Characters of the shortest shape that leaves the page, and of the shortest file of shapes that is worth a request.
 */
const [shortestShape, shortestFile] = [60, 1500];

/** Strokes keep their width at every size of a drawing. Not inherited, so that files repeat it. */
const unscaled = "non-scaling-stroke";

export type PageNode = ReturnType<CheerioAPI>[number];

/** A file that a page requests, its path relative to the site. */
export interface PageFile {
  readonly file: string;
  readonly content: string;
}

/**
 * Moves long shapes of drawings below the first view, outside of islands, to one file: paths, and groups without
 * texts and classes. A `<use>` replaces each; styles reach the shape by inheritance.
 */
export function takeShapes(
  $: CheerioAPI,
  belowFirstView: string,
  drawings: string,
  basePath: string,
): PageFile[] {
  const long = $(belowFirstView)
    .first()
    .nextAll()
    .addBack()
    .find(`:is(${drawings}) :is(path, g:not(:has([class], [id], text, use)))`)
    .not("[data-island] *, pattern *")
    .toArray()
    .map((element) => {
      const { d, "vector-effect": effect = unscaled, ...attributes } = element.attribs;
      const inside = $.xml($(element).contents()).replaceAll("<path", `<path vector-effect="${unscaled}"`);
      return { element, attributes, shape: d ? `<path vector-effect="${effect}" d="${d}"/>` : inside };
    })
    .filter(({ shape }) => shape.length > shortestShape);
  const isInside = new Set<PageNode>(long.flatMap(({ element }) => $(element).find("*").toArray()));
  const taken = long.filter(({ element }) => !isInside.has(element));
  const shapes = [...new Set(taken.map(({ shape }) => shape))];
  const content = shapes.map((shape, index) => `<g id="${index.toString(36)}">${shape}</g>`).join("");
  if (content.length < shortestFile) return [];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  const file = `${drawingFolder}/${hashName(svg)}.svg`;
  for (const { element, attributes, shape } of taken) {
    const href = `${basePath}/${file}#${shapes.indexOf(shape).toString(36)}`;
    $(element).replaceWith($("<use>").attr({ ...attributes, href }));
  }
  return [{ file, content: svg }];
}

/** Moves long props to files, whose addresses take their place. */
export function takeLongProps($: CheerioAPI, basePath: string): PageFile[] {
  return $("[data-props]")
    .toArray()
    .flatMap(({ attribs }) => {
      const { "data-props": content = "" } = attribs;
      if (content.length <= longestProps) return [];
      const file = `${propsFolder}/${hashName(content)}.json`;
      attribs["data-props"] = `${basePath}/${file}`;
      return [{ file, content }];
    });
}

/** Returns the part of a file name that follows from the content. */
export function hashName(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
