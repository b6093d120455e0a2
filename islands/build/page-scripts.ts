import type { CheerioAPI } from "cheerio";

import { PostbuildError } from "./options";
import type { Bundle } from "./bundle";

/** First characters of Next's own inline scripts. */
const nextInline = ['(globalThis["TURBOPACK"]', "requestAnimationFrame(function(){$RT="];

/** Script types that hold data and never run. */
const dataTypes = new Set(["application/ld+json", "speculationrules"]);

/** Values of `rel` that a page keeps. */
const keptLinks = new Set(["alternate", "apple-touch-icon", "canonical", "icon", "manifest"]);

/** Removes Next's scripts, and appends the inline loader to the site's own. @returns the text of this one */
export function takeScripts(name: string, $: CheerioAPI, inlineLoader: string): string {
  let text: string | undefined;
  for (const element of $("script").toArray()) {
    const script = $(element);
    const { src, type = "", "data-inline-loader": marker } = element.attribs;
    const code = script.text();
    if (src?.includes("/_next/static/") || nextInline.some((start) => code.startsWith(start))) {
      script.remove();
    } else if (!src && marker !== undefined && text === undefined) {
      text = `${code};${inlineLoader}`;
      script.text(text);
    } else if (!dataTypes.has(type)) {
      throw new PostbuildError(
        `${name}: unknown script ${src ? `"${src}"` : `"${code.slice(0, 60)}…"`}. Mark the site's own with data-inline-loader; ` +
          "name a new one of Next's in islands/build/page-scripts.ts.",
      );
    }
  }
  if (text === undefined)
    throw new PostbuildError(`${name}: the script with data-inline-loader is missing: add it to the head.`);
  return text;
}

/** Removes style sheets, whose addresses it returns, and preloads that only Next needs. */
export function takeLinks(name: string, $: CheerioAPI): string[] {
  const sheets: string[] = [];
  for (const element of $("link").toArray()) {
    const link = $(element);
    const { rel = "", href = "", as = "" } = element.attribs;
    if (rel === "stylesheet") {
      sheets.push(href);
      link.remove();
    } else if (rel === "preload" && (as === "font" || element.attribs.fetchpriority === "high")) {
      // Kept: with a policy in the head, Chromium preloads from the body only after the head's script.
    } else if (rel === "preload" && ["script", "style", "image"].includes(as)) {
      // Other pictures can wait until the parser finds them.
      link.remove();
    } else if (!keptLinks.has(rel)) {
      throw new PostbuildError(
        `${name}: unknown <link rel="${rel}" href="${href}">: add it to islands/build/page-scripts.ts.`,
      );
    }
  }
  return sheets;
}

/** Refuses styles in the HTML, which the policy would block. */
export function refuseStyles(name: string, $: CheerioAPI): void {
  if ($("style").length)
    throw new PostbuildError(`${name}: unknown <style>: move its rules to a style sheet.`);
  const [styled] = $("[style]");
  if (styled)
    throw new PostbuildError(
      `${name}: <${styled.name}> has a style attribute, which the policy blocks: move it to a style sheet.`,
    );
}

/** Lists the names of a page's islands. */
export function namesOfIslands(name: string, $: CheerioAPI, { modules }: Bundle): string[] {
  const islands = new Set(
    $("[data-island]")
      .toArray()
      .map(({ attribs }) => attribs["data-island"] ?? ""),
  );
  for (const island of islands)
    if (!modules.islands[island])
      throw new PostbuildError(
        `${name}: there is no ${island}.client.tsx for the island "${island}": add it, or correct the name.`,
      );
  return [...islands].sort();
}
