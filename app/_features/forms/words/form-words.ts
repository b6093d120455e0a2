import { useIslandWords } from "../../../_i18n/island-words";
import type { TranslatorOf } from "../../../_i18n/translator";

/** The namespace of a form's own words. */
export type FormName = "orderForm" | "contactForm";

/** The words of a form in the browser, in the language of the page. */
export function useFormWords(form: FormName) {
  return useIslandWords(
    "messages",
    "contactForm.optional",
    "accessibility.opensInNewTab",
    "accessibility.closeDialog",
    `${form}.submit`,
    `${form}.sending`,
  );
}

export type FormWords = ReturnType<typeof useFormWords>;
export type FormTranslator = TranslatorOf<FormWords>;
