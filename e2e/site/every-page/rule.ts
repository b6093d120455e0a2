import type { CheerioAPI } from "cheerio";

import { type BuiltPage, builtPage, builtPages, withFault } from "../../support/built-pages";

type Found = ReturnType<CheerioAPI> | readonly string[];

/**
 * Tests that no page breaks a rule, and that each planted fault, in place of a part of a page's HTML, breaks it once.
 *
 * @param find returns what breaks the rule: elements, or one line for each fault
 */
export function rule(
  name: string,
  find: ($: CheerioAPI, page: BuiltPage) => Found,
  ...planted: readonly (readonly [path: string, part: string | RegExp, fault: string])[]
): void {
  const findings = (page: BuiltPage) => {
    const $ = page.document;
    const found = find($, page);
    const lines = "toArray" in found ? found.toArray().map((element) => $.html(element)) : found;
    return lines.map((line) => `${page.path}: ${line.slice(0, 200)}`);
  };
  test(name, () => {
    expect(builtPages().flatMap(findings)).toEqual([]);
    for (const [path, part, fault] of planted)
      expect([fault, ...findings(withFault(builtPage(path), part, fault))]).toHaveLength(2);
  });
}
