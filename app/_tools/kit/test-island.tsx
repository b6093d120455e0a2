import type { ComponentType } from "react";

import { pickMessages } from "../../_i18n/island-messages";
import { defaultLocale, type Locale } from "../../_i18n/languages";
import { inLanguage } from "../../_i18n/test-page";
import { compiledCatalog } from "../../_i18n/test-translator";
import { type IslandMessages, translator } from "../../_i18n/translator";
import { openTool } from "../../_lib/test-tool";
import { linesToAdd } from "../../_quote/line/code";
import type { NameOf, Texts } from "../../_fields/field";
import { readWith, type Reading } from "../../_fields/read-fields";
import { useToolProps } from "./offers";
import { type AnyTool, type KitPart, kitParts, type ToolProps, type ToolShape } from "./tool";

/** Returns a function that opens a tool's island at an address, as its page does. */
export function islandOf(tool: Parameters<typeof useToolProps>[0], of: unknown, facts: object = {}) {
  const Island = of as ComponentType<object>;
  const WithProps = () => <Island {...useToolProps(tool)} {...facts} />;
  return (search = "", locale: Locale = defaultLocale) => openTool(inLanguage(locale, <WithProps />), search);
}

interface Answered<Tool extends ToolShape> {
  readonly reading: Reading<Tool["fields"]>;
  readonly answer: ReturnType<Tool["answer"]>;
}

/** For tests: returns the props of a tool without names of pallets. */
export function propsOf(tool: AnyTool, locale: Locale = defaultLocale): ToolProps {
  const parts = [...tool.parts, ...kitParts];
  const messages = pickMessages(locale, compiledCatalog(locale), parts) as IslandMessages<KitPart>;
  return { t: translator(messages), pallets: [], vehicles: [], quote: "/" };
}

/** Returns a function that answers some texts, without names of pallets. */
export function answersOf<Tool extends ToolShape>(
  definition: Tool,
  locale?: Locale,
): (texts?: Partial<Texts<NameOf<Tool["fields"]>>>) => Answered<Tool>;
/** For tests: returns a function that reads and answers some texts as a tool does, without names of pallets. */
export function answersOf(tool: AnyTool, locale: Locale = defaultLocale) {
  const props = propsOf(tool, locale);
  return (texts: Partial<Texts> = {}) => {
    const reading = readWith(tool.fields, texts);
    return { reading, answer: tool.answer(props, reading, tool.compute(reading)) };
  };
}

/** For tests: returns the link in a tool that adds lines to the quote list, or null. */
export const addLink = () => document.querySelector<HTMLAnchorElement>(".adding > a");

/** For tests: returns the quote lines in the address of `addLink`, or undefined without that link. */
export const addedLines = () => linesToAdd(addLink()?.hash ?? "");
