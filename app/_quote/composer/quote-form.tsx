import { useLocale, useTranslations } from "next-intl";

import { asset, path } from "../../_i18n/paths";
import { Island } from "../../../islands/island";
import { KindChoice } from "./kind-choice";
import { QuoteComposer } from "./quote-composer.client";
import "./quote-form.css";

/**
 * The quote list over the contact form, and the composer that a line is put together with. A form of its own, so that
 * nothing of it is posted: the list goes with the message. Without a script neither is there.
 */
export function QuoteForm() {
  const locale = useLocale();
  const t = useTranslations("quote");
  return (
    <section className="quote-form js-only" aria-labelledby="quote-heading">
      <h3 id="quote-heading" tabIndex={-1}>
        {t("heading")}
      </h3>
      <p>{t("lead")}</p>
      <div id="quote-lines" />
      {/* Where no script answers, it does nothing at all. */}
      <form
        className="quote-form__composer"
        method="dialog"
        // The composer says itself what is wrong: a browser can't point at a field in a closed part.
        noValidate
        autoComplete="off"
        aria-labelledby="quote-heading"
        data-island-scope=""
      >
        <KindChoice />
        <Island
          name="quote-composer"
          component={QuoteComposer}
          hydrate="interaction"
          props={{
            add: t("composer.addButton"),
            words: asset(`/assets/quote/${locale}.json`),
            page: path(locale, "landing"),
          }}
        />
      </form>
    </section>
  );
}
