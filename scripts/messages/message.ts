import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a text of a catalog is made of besides its words. */
export interface Message {
  /** Placeholders and tags, such as `{company}` and `<link>`: each once, sorted. */
  readonly parts: readonly string[];
  /** What is wrong with it, and where; then it has no parts. */
  readonly problem?: string;
}

/** What the parser throws (`SyntaxError` with the place in the text). */
interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
}

/**
 * Reads a text as the build does: with the parser of ICU MessageFormat that next-intl compiles the catalogs with.
 *
 * @param text words with ICU placeholders
 */
export function readMessage(text: string): Message {
  try {
    return { parts: [...new Set(partsOf(parse(text)))].sort() };
  } catch (error) {
    const { message, location } = error as ParserError;
    if (!location) throw error;
    const { offset } = location.start;
    // "EXPECT_ARGUMENT_CLOSING_BRACE" is how the parser says it.
    const problem = message.toLowerCase().replaceAll("_", " ");
    return {
      parts: [],
      problem: `${problem}, at "${text.slice(offset, offset + 20)}" (character ${offset + 1})`,
    };
  }
}

function partsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...partsOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          `{${element.value}}`,
          ...Object.values(element.options).flatMap(({ value }) => partsOf(value)),
        ];
      default:
        return [`{${element.value}}`];
    }
  });
}
