import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company";
import { path } from "../../_i18n/paths";
import { Breadcrumb } from "../../_ui/breadcrumb";
import { PageBanner } from "../../_ui/page-banner";

/** The head of the news page: trail, h1, lead, ways to ask, picture. */
export function NewsHead() {
  const locale = useLocale();
  const t = useTranslations("news");
  const nav = useTranslations("nav");
  const accessibility = useTranslations("accessibility");
  return (
    <PageBanner
      breadcrumb={
        <Breadcrumb
          label={t("breadcrumb.label")}
          links={[{ href: path(locale, "home"), text: t("breadcrumb.home") }]}
          current={t("breadcrumb.current")}
        />
      }
      heading={t("heading")}
      lead={t("lead")}
      quote={{ href: path(locale, "landing"), text: nav("requestQuote") }}
      phone={{
        number: company.mainPhone,
        label: accessibility("phoneLink", { phone: shownPhone(company.mainPhone) }),
      }}
      picture={{ name: "about-stack", alt: t("bannerAlt") }}
    />
  );
}
