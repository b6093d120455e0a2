import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { terms } from "../../_content/knowledge/glossary";
import { pluralForms } from "../../_i18n/templates";
import "../../_ui/tool-field/tool-field.css";

/** The field that filters the terms; the inline code answers it (`app/_browser/filter/`), because an island would bring React. */
export function GlossaryFilter() {
  const locale = useLocale();
  const t = useTranslations("knowledge.glossary");
  const forms = { ...pluralForms(locale, (count) => t("results", { count })), zero: t("none") };
  return (
    <div className="glossary__filter js-only" role="search">
      <div className="tool-field">
        <label htmlFor="glossary-q">{t("filterLabel")}</label>
        <div className="tool-field__control">
          <input
            id="glossary-q"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={40}
            data-filter=""
            aria-describedby="glossary-q-hint"
          />
        </div>
        <div className="tool-field__remarks">
          <p className="tool-field__hint" id="glossary-q-hint">
            {t("filterHint", counts)}
          </p>
        </div>
      </div>
      <p role="status" data-forms={JSON.stringify(forms)}>
        {t("results", { count: terms.length })}
      </p>
    </div>
  );
}
