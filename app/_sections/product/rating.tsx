import { useFormatter, useTranslations } from "next-intl";

import { rating } from "../../_content/company/rating";
import { Icon } from "../../_ui/icon";
import { star, starOutline } from "../../_ui/icon-shapes";
import "./rating.css";

/** The fixed rating: figure, stars, those it lacks in outline, and words; one picture to screen readers. */
export function Rating() {
  const t = useTranslations("product.rating");
  const format = useFormatter();
  return (
    <div className="rating">
      <h2 id="rating-heading">{t("heading")}</h2>
      <div className="rating__group" role="img" aria-label={t("ariaLabel")}>
        <p className="rating__value">{format.number(rating.value, { minimumFractionDigits: 1 })}</p>
        <p className="rating__stars">
          {Array.from({ length: rating.best }, (_, index) => (
            <Icon key={index} shape={index < rating.stars ? star : starOutline} />
          ))}
        </p>
        <p>{t("text")}</p>
      </div>
    </div>
  );
}
