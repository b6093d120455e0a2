import { useLocale, useTranslations } from "next-intl";

import { company, shownPhone } from "../../_content/company";
import { path } from "../../_i18n/paths";
import { Breadcrumb } from "../../_ui/breadcrumb";
import { PageBanner } from "../../_ui/page-banner";

/** The head of the catalogue. */
export function CatalogueBanner() {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  const accessibility = useTranslations("accessibility");
  const { mainPhone } = company;
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
      quote={{ href: path(locale, "landing"), text: t("customFormat.button") }}
      phone={{ number: mainPhone, label: accessibility("phoneLink", { phone: shownPhone(mainPhone) }) }}
      picture={{ name: "hero-yard", alt: t("bannerAlt") }}
    />
  );
}
