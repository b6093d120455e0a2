import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { type Product, productById, products } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import { figure } from "../_i18n/figures";
import { type Page, path } from "../_i18n/paths";
import { fullLoad } from "../_load/full-load";
import { ButtonLink } from "../_ui/button";
import { addLoadAddress, quoteAddress, subjectOf } from "./quote-address";

/** Target of the page's own quote button, for the links of the page frame. */
interface FrameQuote {
  readonly href: string;
  readonly text: string;
  /** Id of the page's amount field, if the button first asks for an amount. A script links to this field. */
  readonly amount?: string;
}

/** Returns a function that says what a link adds: a full load of a product ("Add 561 pcs"). */
export function useAddLoadText(): (product: Product) => string {
  const locale = useLocale();
  const t = useTranslations("adding");
  return ({ geometry }) => t("pieces", { pieces: figure(locale, fullLoad(usualVehicle, geometry).perTrip) });
}

/**
 * Returns the target of the quote links in a page's header, menu, bar and footer, the same as of the page's
 * own button. On tool pages, `useFrameQuote` updates the target when fields change.
 */
export function useFrameQuoteOf(page: Page): FrameQuote {
  const locale = useLocale();
  const t = useTranslations();
  const addLoadText = useAddLoadText();
  const form = path(locale, "landing");
  const product = page.route === "load" ? products[0] : page.route === "product" && productById(page.id);
  if (product) return { href: addLoadAddress(form, product.id), text: addLoadText(product) };
  if (page.route === "size")
    return { href: quoteAddress(locale, "custom"), text: t("adding.open"), amount: "size-q" };
  if (page.route === "blocks")
    return { href: quoteAddress(locale, "blocks"), text: t("adding.open"), amount: "cut-n" };
  return { href: quoteAddress(locale, subjectOf(page)), text: t("nav.requestQuote") };
}

interface FrameQuoteLinkProps extends Pick<ComponentProps<typeof ButtonLink>, "className"> {
  page: Page;
}

export function FrameQuoteLink({ page, className }: FrameQuoteLinkProps) {
  const { href, text, amount = "" } = useFrameQuoteOf(page);
  return (
    <ButtonLink className={className} href={href} tone="accent" data-quote={amount} data-quote-count="">
      <span>{text}</span>
    </ButtonLink>
  );
}
