import { useLocale, useTranslations } from "next-intl";

import { quoteAddress } from "../../_quote/quote-address";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { TextLink } from "../../_ui/text-link";
import "./own-format.css";

/** For a visitor who needs a pallet that is not in the catalogue: the ways to draw it, and to send a drawing of it. */
export function OwnFormat() {
  const locale = useLocale();
  const t = useTranslations("catalogue.ownFormat");
  return (
    <section className="own-format on-strong" aria-labelledby="own-format-heading">
      <h2 id="own-format-heading">{t("heading")}</h2>
      <p>{t("text")}</p>
      <ButtonLink href={path(locale, "size")} tone="accent">
        {t("button")}
      </ButtonLink>
      <TextLink href={quoteAddress(locale, "custom")}>{t("ownDrawing")}</TextLink>
    </section>
  );
}
