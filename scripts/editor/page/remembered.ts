/** What the page remembers: its language in this browser, what was typed and chosen in this tab. */
import { useCallback, useEffect, useState } from "react";

import {
  type Code,
  type InterfaceLanguage,
  interfaceLanguageOf,
  interfaceLanguages,
  type InterfaceMessage,
  translate,
} from "../interface/translate";

/** Puts a sentence into the language of the page. */
export type Say = (code: Code, values?: InterfaceMessage["values"]) => string;

/** Where the choice is remembered. */
const place = "editor:language";

/** The language of the page: what was chosen here before, or the browser's. */
export function useInterfaceLanguage() {
  const [language, setLanguage] = useState<InterfaceLanguage>(() => {
    const chosen = localStorage.getItem(place);
    return interfaceLanguageOf(chosen && chosen in interfaceLanguages ? [chosen] : [navigator.language]);
  });
  const say = useCallback<Say>((code, values) => translate(language, { code, values }), [language]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = say("title");
  }, [language, say]);
  const choose = (next: InterfaceLanguage) => {
    localStorage.setItem(place, next);
    setLanguage(next);
  };
  return { language, choose, say };
}

/**
 * React's `useState`, kept in this tab: what was typed or chosen is there again after a reload.
 *
 * @param name sets it apart from others
 * @param first when nothing is kept
 * @returns the value, and what sets it; `undefined` keeps nothing
 */
export function useKept<Value>(name: string, first: Value): [Value, (value: Value | undefined) => void] {
  const place = `editor:${name}`;
  const [initial] = useState(first);
  const [value, setValue] = useState<Value>(() => {
    const kept = sessionStorage.getItem(place);
    return kept === null ? initial : (JSON.parse(kept) as Value);
  });
  const set = useCallback(
    (next: Value | undefined) => {
      if (next === undefined) sessionStorage.removeItem(place);
      else sessionStorage.setItem(place, JSON.stringify(next));
      setValue(next ?? initial);
    },
    [place, initial],
  );
  return [value, set];
}
