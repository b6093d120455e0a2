import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { Section } from "../../_ui/section";
import "./offer.css";

/** Offers besides catalogue pallets, in order: key in `home.offer`, and page. */
const offerItems = [
  { key: "palletBlocks", page: "blocks" },
  { key: "ownSize", page: "size" },
  { key: "export", page: "ispm" },
] as const;

/** Renders the offers as rows. The pallets stand at the page's top. */
export function Offer() {
  const locale = useLocale();
  const t = useTranslations("home.offer");
  return (
    <Section
      id="products"
      headingId="offer-heading"
      ground="sunk"
      rule={false}
      heading={t("heading")}
      lead={t("lead", counts)}
    >
      <ul className="ruled">
        {offerItems.map(({ key, page }) => (
          <li className="offer__row" key={key}>
            <h3>
              <a className="quiet-link whole-link" href={path(locale, page)}>
                {t(`${key}.title`)} <Icon shape={arrowRight} moves />
              </a>
            </h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
