import { useTranslations } from "next-intl";

import { rating } from "../../_content/company/rating";
import { Icon } from "../../_ui/icon";
import { star, starOutline } from "../../_ui/icon-shapes";
import "./rating.css";

/** The fixed rating in one line: stars, those it lacks in outline, and words; one picture to screen readers. */
export function Rating() {
  const t = useTranslations("product.rating");
  return (
    <p className="rating" role="img" aria-label={t("ariaLabel")}>
      <span className="rating__stars">
        {Array.from({ length: rating.best }, (_, index) => (
          <Icon key={index} shape={index < rating.stars ? star : starOutline} />
        ))}
      </span>
      {t("text")}
    </p>
  );
}
