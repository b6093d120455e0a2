import { useTranslations } from "next-intl";

import { builtAt } from "../_content/built-at";
import { tenseDays } from "../_content/knowledge/statements";
import { type Tense, tenseOn, tensesOf } from "../_content/validity/calendar";
import { type Day, warsawDay } from "../_content/validity/day";

interface DatedTextProps {
  /** Key of the text. */
  text: keyof typeof tenseDays;
  /** Day of the build. */
  today?: Day;
}

/** Renders a text whose tense changes on a day. Between builds, `show-today.ts` changes it. */
export function DatedText({ text, today = warsawDay(builtAt) }: DatedTextProps) {
  const t = useTranslations();
  const day = tenseDays[text];
  const words = (tense: Tense) => {
    const found: unknown[] = [];
    t.rich(text, { when: tense, tense: (chunks) => found.push(chunks) });
    return found.flat().join("");
  };
  const calendar = tensesOf(day, today, words);
  return t.rich(text, {
    when: tenseOn(day, today),
    tense: (chunks) => (
      <span data-calendar={calendar.length ? JSON.stringify(calendar) : undefined}>{chunks}</span>
    ),
  });
}
