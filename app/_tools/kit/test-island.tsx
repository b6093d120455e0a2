import type { ComponentType } from "react";

import { pickMessages } from "../../_i18n/island-messages";
import { defaultLocale, type Locale } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import { compiledCatalog } from "../../_i18n/test-translator";
import { translator } from "../../_i18n/translator";
import { openTool } from "../../_lib/test-tool";
import { readWith, type Texts } from "./fields";
import { useToolProps } from "./offers";
import { type AnyTool, kitParts, type ToolProps, type ToolShape } from "./tool";

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

/** For tests: returns a function that reads and answers some texts as a tool does, without names of pallets. */
export function answersOf<Tool extends ToolShape>(definition: Tool, locale: Locale = defaultLocale) {
  const tool = definition as unknown as AnyTool;
  const messages = pickMessages(locale, compiledCatalog(locale), [...tool.parts, ...kitParts]);
  const props = { t: translator(messages), pallets: [], vehicles: [], quote: "/" } as unknown as ToolProps;
  return (texts: Partial<Texts> = {}) => {
    const reading = readWith(tool.fields, texts);
    const answer = tool.answer(props, reading, tool.compute(reading)) as ReturnType<Tool["answer"]>;
    return { reading, answer };
  };
}
