/** A heading of the second level and all below it, up to the next of its level. */
const section = (heading: string) => new RegExp(`^## ${heading}\n[^]*?(?=^## |$(?![^]))`, "m");

/**
 * Puts a section into a page in Markdown: in the place of the one with the same heading, or at its end.
 *
 * @param page the page's text
 * @param heading words of the heading, without special characters
 * @param text what stands below it
 */
export function withSection(page: string, heading: string, text: string): string {
  const written = `## ${heading}\n\n${text.trim()}\n\n`;
  const found = section(heading);
  const all = found.test(page) ? page.replace(found, () => written) : `${page.trimEnd()}\n\n${written}`;
  return `${all.trimEnd()}\n`;
}

/** What stands below a heading of a page; undefined when the page has no such section. */
export function textOfSection(page: string, heading: string): string | undefined {
  return section(heading).exec(page)?.[0].replace(/^.*\n/, "").trim();
}
