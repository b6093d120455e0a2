import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { path } from "../../_i18n/paths";
import { TextLink } from "../../_ui/text-link";

/** The way to the pallets that a tool does not offer by itself; nothing where it offers all. */
export function MorePallets() {
  const locale = useLocale();
  const t = useTranslations("catalogue");
  if (counts.products === counts.featured) return null;
  return <TextLink href={path(locale, "catalogue")}>{t("morePallets", counts)}</TextLink>;
}
