import { useTranslations } from "next-intl";

import { QuoteLink } from "../../_features/contact/quote-link";
import "./custom-format.css";

/** For a visitor who needs a pallet that is not in the catalogue: the way to the quote form. */
export function CustomFormat() {
  const t = useTranslations("catalogue.customFormat");
  return (
    <section className="custom-format on-strong" aria-labelledby="custom-format-heading">
      <h2 id="custom-format-heading">{t("heading")}</h2>
      <p>{t("text")}</p>
      <QuoteLink tone="accent" about="custom">
        {t("button")}
      </QuoteLink>
    </section>
  );
}
