import { useLocale, useTranslations } from "next-intl";

import { products } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { Picture } from "../../_ui/picture";
import { Section } from "../../_ui/section";
import "./usual-requests.css";

/** The three product cards and where each leads: the EUR-type pallet, the blocks, how the company works. */
const topics = [
  {
    key: "epalPallet",
    picture: "offer-epal",
    page: { route: "product", id: products[0].id },
    anchor: undefined,
  },
  { key: "blockSupport", picture: "offer-block", page: "blocks", anchor: undefined },
  { key: "productionLine", picture: "offer-line", page: "home", anchor: "company" },
] as const;

/** Usual subjects of requests: three products, each with its next step. */
export function UsualRequests() {
  const locale = useLocale();
  const t = useTranslations("landing.products");
  return (
    <Section headingId="topics-heading" heading={t("heading")} lead={t("lead")}>
      <ul className="usual-requests">
        {topics.map(({ key, picture, page, anchor }) => (
          <li key={key}>
            <Picture
              name={picture}
              alt={t(`${key}.imageAlt`)}
              sizes="(min-width: 90rem) 27rem, (min-width: 48rem) 31vw, calc(100vw - 2rem)"
            />
            <h3>{t(`${key}.title`)}</h3>
            <p>{t(`${key}.text`)}</p>
            <ButtonLink href={path(locale, page, anchor)} arrow>
              {t(`${key}.button`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
