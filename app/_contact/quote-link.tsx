import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

import { path } from "../_i18n/paths";
import { ButtonLink } from "../_ui/button/button";

interface QuoteLinkProps extends Pick<
  ComponentProps<typeof ButtonLink>,
  "tone" | "size" | "arrow" | "className"
> {
  /** Other words than "request a quote". */
  children?: ReactNode;
}

/** The way to the quote form, from wherever a visitor is. */
export function QuoteLink({ children, ...look }: QuoteLinkProps) {
  const locale = useLocale();
  const t = useTranslations("nav");
  return (
    <ButtonLink href={path(locale, "landing")} {...look}>
      {children ?? t("requestQuote")}
    </ButtonLink>
  );
}
