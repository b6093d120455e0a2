import { createTranslator } from "next-intl";

import de from "../../messages/de.json";
import en from "../../messages/en.json";
import pl from "../../messages/pl.json";
import type { Locale } from "../_i18n/languages";
import type { Words } from "./head/structured-data/words";

const catalogs = { pl, de, en } as Record<Locale, typeof pl>;

/** For tests: the words of a language, straight from the catalogs instead of through Next. */
export function testWords(locale: Locale): Words {
  return createTranslator({ locale, messages: catalogs[locale] }) as Words;
}
