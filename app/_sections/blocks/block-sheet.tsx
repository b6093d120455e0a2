import { useLocale, useTranslations } from "next-intl";

import { PhoneLink } from "../../_contact/phone-link";
import { blockProfile } from "../../_content/blocks";
import { inMillimetres } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { routes } from "../../_i18n/routes";
import { Breadcrumb } from "../../_ui/breadcrumb/breadcrumb";
import { ButtonLink } from "../../_ui/button/button";
import { DataList } from "../../_ui/data-list/data-list";
import { Icon } from "../../_ui/icon/icon";
import { arrowDown } from "../../_ui/icon/icon-shapes";
import { Picture } from "../../_ui/picture/picture";
import "./block-sheet.css";

/** The first view of the blocks: where they lie, their picture, what they are, and the way to ask for them. */
export function BlockSheet() {
  const locale = useLocale();
  const t = useTranslations("blocks");
  const words = useTranslations();
  const { above, current } = routes.blocks.trail;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          label={t("breadcrumb.label")}
          links={above.map(({ page, label }) => ({ href: path(locale, page), text: words(label) }))}
          current={words(current)}
        />
      </div>
      <div className="block-sheet wrap deck">
        <figure className="block-sheet__picture">
          <Picture
            name="product-block"
            alt={t("bannerAlt")}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, calc(100vw - 2rem)"
            priority
          />
        </figure>
        <div className="block-sheet__summary">
          <h1>{t("heading")}</h1>
          <dl className="block-sheet__height">
            <dt>{t("height")}</dt>
            <dd>{inMillimetres(String(blockProfile.height))}</dd>
          </dl>
          <div className="cluster">
            <ButtonLink className="block-sheet__ask" href="#enquiry" tone="accent" size="large">
              {t("quote.heading")}
              <Icon shape={arrowDown} />
            </ButtonLink>
            <PhoneLink />
          </div>
          <p>{t("lead")}</p>
          <DataList
            rows={[
              { term: t("data.length"), value: t("data.byAgreement") },
              { term: t("data.ispm"), value: t("data.ispmValue") },
            ]}
          />
        </div>
      </div>
    </>
  );
}
