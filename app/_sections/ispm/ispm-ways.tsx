import { useLocale, useTranslations } from "next-intl";

import { Added } from "../../_quote/added";
import { addAddress } from "../../_quote/quote-address";
import { news, type NewsArticle } from "../../_content/news";
import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { path } from "../../_i18n/paths";
import { fullLoad } from "../../_load/full-load";
import { ButtonLink } from "../../_ui/button";
import { TextLink } from "../../_ui/text-link";
import "./ispm-ways.css";

/** The ways on: a load of heat-treated pallets for the quote list, and what belongs to the subject. */
export function IspmWays() {
  const locale = useLocale();
  const t = useTranslations("knowledge");
  const words = useTranslations();
  const [{ id, name, geometry }] = products;
  const { perTrip: pieces } = fullLoad(usualVehicle, geometry);
  const line = { kind: "product", product: id, pieces, ht: true } as const;
  return (
    <div className="ispm-ways wrap">
      <div className="cluster">
        <ButtonLink href={addAddress(path(locale, "landing"), line)} tone="accent" arrow>
          {t("ispm.quote", { name: words(name), pieces: String(pieces) })}
        </ButtonLink>
        <Added />
        <TextLink href={path(locale, "marks")}>{t("marks.heading")}</TextLink>
        <TextLink href={path(locale, "home", "certify")}>{words("nav.certificates")}</TextLink>
        {news
          .filter(({ subject }: NewsArticle) => subject === "ispm")
          .map((article) => (
            <TextLink key={article.key} href={path(locale, { route: "article", id: article.id })}>
              {words(`news.articles.${article.key}.title`)}
            </TextLink>
          ))}
      </div>
      <p>{t("ispm.quoteNote")}</p>
      <p>{t("disclaimer")}</p>
    </div>
  );
}
