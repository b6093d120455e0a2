import type { ComponentType } from "react";

import { defaultLocale, type Locale } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import { openTool } from "../../_lib/test-tool";
import { useToolProps } from "./offers";

/**
 * For tests: returns a function that opens a tool's island with the fields of an address, as its page does.
 *
 * @param of the tool's island
 * @param facts further props
 */
export function islandOf(tool: Parameters<typeof useToolProps>[0], of: unknown, facts: object = {}) {
  const Island = of as ComponentType<object>;
  const WithProps = () => <Island {...useToolProps(tool)} {...facts} />;
  return (search = "", locale: Locale = defaultLocale) => openTool(inLanguage(locale, <WithProps />), search);
}
