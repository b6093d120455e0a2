import { load, type CheerioAPI } from "cheerio";

import type { Reach } from "../../app/_ui/island/needs";
import { CommandError } from "../command/command-error.mjs";
import { addAnalytics, type Analytics, analyticsOrigins } from "./analytics";
import type { Bundle } from "./bundle";
import { cleanScripts } from "./page-scripts";
import { pageHas } from "./page-has";
import { policy } from "./policy";
import { pageStyles } from "./styles";
import { writeDocument } from "./write-document";

/** Where a page's parts come from and may lead to. */
export interface Site {
  readonly exported: string;
  readonly basePath: string;
  readonly bundle: Bundle;
  /** What islands may need. */
  readonly needs: Readonly<Record<string, Reach>>;
  readonly pictureOrigins: readonly string[];
  /** What it was built from, as its pages say it (`<meta name="generator">`); they say nothing where it is unset. */
  readonly generator?: string;
  /** What counts visits; nothing does where it is unset. */
  readonly analytics?: Analytics | undefined;
}

/**
 * Turns a page of the export into the page that is shipped: HTML with its styles and a policy, and of scripts only the
 * few bytes that wake the islands.
 *
 * @param name path of the page's file, for messages
 * @param html the exported page
 * @throws CommandError when the page holds a script, link or style that nobody has decided about
 */
export function shipPage(name: string, html: string, site: Site): string {
  const $ = load(html);
  const script = cleanScripts(name, $, site.bundle.early(pageHas($)));
  const sheets = takeStyleSheets(name, $);
  cleanMarkup($);
  // Hosts ask for icons again when they may have changed, a drawing has any size, and there is one icon for a home screen:
  // Next's words for it are only bytes.
  $('link[rel="icon"], link[rel="apple-touch-icon"]').attr("href", (_, href) => href.replace(/\?.*/, ""));
  $('link[rel="icon"][sizes="any"], link[rel="apple-touch-icon"]').removeAttr("sizes");
  // What the cards' tags only repeat: their readers fall back on Open Graph.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  refuseStyles(name, $);
  if (site.generator)
    $("meta[name]")
      .last()
      .after($("<meta>").attr({ name: "generator", content: site.generator }));
  if (site.analytics) addAnalytics($, site.analytics);
  const counting = analyticsOrigins(site.analytics);

  const islands = nameModules(name, $, site);
  const needs = takeNeeds(name, $, site);
  const allowedBy = (directive: Reach["directive"]) =>
    needs
      .filter((need) => need.directive === directive)
      .flatMap(({ addresses }) => addresses.map((each) => (each ? new URL(each).origin : "'self'")));
  const classes = classesOf($);
  const code = site.bundle.codeOf(islands);
  const styles = pageStyles(name, sheets, {
    exported: site.exported,
    basePath: site.basePath,
    mentioned: (className) => classes.has(className) || code.includes(className),
  });
  $("<style>").text(styles).appendTo("head");

  const rules = $('script[type="speculationrules"]').toArray();
  const content = policy({
    scripts: [script, ...rules.map((each) => $(each).text())],
    style: styles,
    origins: counting,
    connect: [...allowedBy("connect-src"), ...counting],
    frames: allowedBy("frame-src"),
    pictures: site.pictureOrigins,
  });
  const charset = $("meta[charset]");
  if (!charset.length) throw new CommandError(`${name}: no <meta charset>.`);
  charset.first().after($("<meta>").attr({ "http-equiv": "Content-Security-Policy", content }));
  return writeDocument($);
}

/** Kinds of `<link>` that a page keeps. */
const keptLinks = new Set(["alternate", "apple-touch-icon", "canonical", "icon", "manifest"]);

/** Takes the links to style sheets out and gives their addresses, in order; drops preloads that only Next needs. */
function takeStyleSheets(name: string, $: CheerioAPI): string[] {
  const sheets: string[] = [];
  const fonts = new Set<string>();
  for (const element of $("link").toArray()) {
    const link = $(element);
    const { rel = "", href = "", as } = element.attribs;
    if (rel === "stylesheet") {
      sheets.push(href);
      link.remove();
    } else if (rel === "preload" && as === "font") {
      // React hoists a copy of every preload it meets.
      if (fonts.has(href)) link.remove();
      fonts.add(href);
    } else if (rel === "preload" && (as === "script" || as === "style" || as === "image")) {
      // Styles become the page's own. Pictures of the first view stand in the HTML: met no later than their preload.
      link.remove();
    } else if (!keptLinks.has(rel)) {
      throw new CommandError(
        `${name}: unknown <link rel="${rel}" href="${href}">; decide on it in scripts/ship/page.ts.`,
      );
    }
  }
  return sheets;
}

/** Removes React's and Next's notes to themselves, except inside islands: hydration reads them there. */
function cleanMarkup($: CheerioAPI): void {
  const outside = $("*").not("[data-island], [data-island] *");
  $.root()
    .add(outside)
    .contents()
    .filter((_, { type }) => type === "comment")
    .remove();
  outside.filter("div[hidden]:empty").remove();
}

/** No page brings a style of its own: the policy would refuse it. */
function refuseStyles(name: string, $: CheerioAPI): void {
  if ($("style").length) throw new CommandError(`${name}: unknown <style>; styles belong in style sheets.`);
  const [styled] = $("[style]");
  if (styled)
    throw new CommandError(`${name}: <${styled.name}> has a style attribute, which the policy refuses.`);
}

/** Names of the islands on a page. Each gets the address of its module. */
function nameModules(name: string, $: CheerioAPI, { bundle, basePath }: Site): string[] {
  const islands = $("[data-island]").toArray();
  return [
    ...new Set(
      islands.map((element) => {
        const { "data-island": island = "" } = element.attribs;
        const module = bundle.modules.islands[island];
        if (!module)
          throw new CommandError(`${name}: there is no ${island}.client.tsx for the island "${island}".`);
        element.attribs["data-module"] = `${basePath}/${module}`;
        return island;
      }),
    ),
  ];
}

/** Takes from the islands of a page what they need beyond it: that stands in the policy, and the browser has no use for it. */
function takeNeeds(name: string, $: CheerioAPI, site: Site): Reach[] {
  const words = $("[data-needs]")
    .toArray()
    .flatMap(({ attribs }) => attribs["data-needs"]?.split(" ") ?? []);
  $("[data-needs]").removeAttr("data-needs");
  return words.map((word) => {
    const need = site.needs[word];
    if (!need) throw new CommandError(`${name}: no policy knows what data-needs="${word}" is.`);
    return need;
  });
}

/** Every class name on a page. */
function classesOf($: CheerioAPI): Set<string> {
  return new Set(
    $("[class]")
      .toArray()
      .flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []),
  );
}
