import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { products } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import { figure } from "../_i18n/figures";
import { type Page, path } from "../_i18n/paths";
import { fullLoad } from "../_load/full-load";
import { ButtonLink } from "../_ui/button";
import { addLoadAddress, quoteAddress, subjectOf } from "./quote-address";

/** What the page's own button asks for, for the links of the frame around the page. */
interface FrameQuote {
  readonly href: string;
  readonly text: string;
  /** The id of the field for the amount, where the page's own button asks for one first: a script leads the links there. */
  readonly amount?: string;
}

/**
 * Returns where the quote links of a page's header, menu, bar and footer lead: where the page's own button leads. On the pages of
 * tools, `useFrameQuote` keeps that up while fields change.
 */
export function useFrameQuoteOf(page: Page): FrameQuote {
  const locale = useLocale();
  const t = useTranslations();
  const form = path(locale, "landing");
  if (page.route === "product")
    return { href: addLoadAddress(form, page.id), text: t("product.quoteButton") };
  if (page.route === "load") {
    const [{ id, geometry }] = products;
    const pieces = figure(locale, fullLoad(usualVehicle, geometry).perTrip);
    return { href: addLoadAddress(form, id), text: t("adding.pieces", { pieces }) };
  }
  if (page.route === "size")
    return { href: quoteAddress(locale, "custom"), text: t("adding.open"), amount: "size-q" };
  if (page.route === "blocks")
    return { href: quoteAddress(locale, "blocks"), text: t("adding.open"), amount: "cut-n" };
  return { href: quoteAddress(locale, subjectOf(page)), text: t("nav.requestQuote") };
}

interface FrameQuoteLinkProps extends Pick<ComponentProps<typeof ButtonLink>, "className"> {
  page: Page;
}

/** The button of the frame that asks for what the page is about. */
export function FrameQuoteLink({ page, className }: FrameQuoteLinkProps) {
  const { href, text, amount = "" } = useFrameQuoteOf(page);
  return (
    <ButtonLink className={className} href={href} tone="accent" data-quote={amount}>
      <span>{text}</span>
    </ButtonLink>
  );
}
