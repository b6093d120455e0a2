import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";

import { ButtonLink } from "../_ui/button";
import { quoteAddress, type QuoteSubject } from "./line/quote-address";

interface QuoteLinkProps extends Pick<ComponentProps<typeof ButtonLink>, "tone" | "size" | "arrow"> {
  /** Other than "request a quote". */
  children?: ReactNode;
  /** Begins a line. */
  about?: QuoteSubject;
}

export function QuoteLink({ children, about, ...look }: QuoteLinkProps) {
  const locale = useLocale();
  const t = useTranslations("nav");
  return (
    <ButtonLink
      href={quoteAddress(locale, about)}
      className={look.tone === "accent" ? "own-action" : undefined}
      {...look}
    >
      {children ?? t("requestQuote")}
    </ButtonLink>
  );
}
