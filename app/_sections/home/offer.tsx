import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { featured, inHeading } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { Section } from "../../_ui/section";
import { TextLink } from "../../_ui/text-link";
import "./offer.css";

/** Offers besides catalogue pallets, in order: key in `home.offer`, and page. */
const offerItems = [
  { key: "palletBlocks", page: "blocks" },
  { key: "ownSize", page: "size" },
  { key: "export", page: "ispm" },
] as const;

/** Renders the offers as rows, and the pallets as a line of links. */
export function Offer() {
  const locale = useLocale();
  const t = useTranslations("home.offer");
  const tRoot = useTranslations();
  return (
    <Section
      id="products"
      headingId="offer-heading"
      ground="sunk"
      heading={t("heading")}
      lead={t("lead", counts)}
    >
      <ul className="offer__list">
        {offerItems.map(({ key, page }) => (
          <li key={key}>
            <h3>
              <a className="quiet-link whole-link" href={path(locale, page)}>
                {t(`${key}.title`)} <Icon shape={arrowRight} moves />
              </a>
            </h3>
            <p>{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="offer__pallets cluster">
        {featured.map(({ id, name }) => (
          <TextLink key={id} href={path(locale, { route: "product", id })}>
            {inHeading(tRoot(name))}
          </TextLink>
        ))}
        <TextLink href={path(locale, "catalogue")}>{t("catalogueButton")}</TextLink>
      </p>
    </Section>
  );
}
