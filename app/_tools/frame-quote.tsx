import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps } from "react";

import { type Product, productById, products } from "../_content/products";
import { usualVehicle } from "../_content/vehicles";
import { figure } from "../_i18n/figures";
import { type Page, path } from "../_i18n/paths";
import { translator } from "../_i18n/translator";
import { fullLoad } from "../_load/full-load";
import { addAddress, addLoadAddress, quoteAddress, subjectOf } from "../_quote/line/quote-address";
import { ButtonLink } from "../_ui/button";
import { actionOf } from "./kit/tool";
import { readWith } from "../_fields/read-fields";
import { useToolProps } from "./kit/offers";
import { toolAt } from "./tools";

interface FrameQuote {
  readonly href: string;
  readonly text: string;
  /**
   * Id of the field that a tool's button asks for. Presses wait for the tool's script, which knows what was
   * typed.
   */
  readonly amount?: string;
  readonly brief?: string | undefined;
}

/** A full load of the first pallet with heat treatment, which the page about ISPM 15 adds. */
export const treatedLoad = {
  kind: "product",
  product: products[0].id,
  pieces: fullLoad(usualVehicle, products[0].geometry).perTrip,
  ht: true,
} as const;

/** Says what a link adds: a full load of a product. */
export function useAddLoadText(): (product: Product) => string {
  const locale = useLocale();
  const t = useTranslations("adding");
  return ({ geometry }) => t("brief", { pieces: figure(locale, fullLoad(usualVehicle, geometry).perTrip) });
}

/**
 * Returns the target of the frame's quote links, that of the page's own button. On tool pages,
 * `useFrameQuote` updates it when fields change.
 */
export function useFrameQuoteOf(page: Page): FrameQuote {
  const locale = useLocale();
  const t = useTranslations();
  const addLoadText = useAddLoadText();
  const tool = toolAt(page.route);
  const props = useToolProps(tool ?? { parts: [], lists: [] });
  if (tool) {
    const reading = readWith(tool.fields, {});
    const toolProps = { ...props, t: translator(props.messages) };
    const answer = tool.answer(toolProps, reading, tool.compute(reading));
    const { href, form, short } = actionOf(toolProps, answer);
    return { href: href ?? form, text: short, amount: `${tool.id}-${answer.missing}`, brief: answer.brief };
  }
  const product = page.route === "product" && productById(page.id);
  if (product)
    return { href: addLoadAddress(path(locale, "landing"), product.id), text: addLoadText(product) };
  if (page.route === "ispm")
    return {
      href: addAddress(path(locale, "landing"), treatedLoad),
      text: t("adding.brief", { pieces: figure(locale, treatedLoad.pieces) }),
    };
  return { href: quoteAddress(locale, subjectOf(page)), text: t("nav.requestQuote") };
}

interface FrameQuoteLinkProps extends Pick<ComponentProps<typeof ButtonLink>, "className"> {
  page: Page;
}

/** Renders the link of the page frame that requests a quote. */
export function FrameQuoteLink({ page, className }: FrameQuoteLinkProps) {
  const { href, text, amount } = useFrameQuoteOf(page);
  return (
    <ButtonLink className={className} href={href} tone="accent" data-quote="" data-hold={amount}>
      <span className="quote-link__action">{text}</span>
      <span className="quote-link__list" hidden>
        {useTranslations("nav")("openQuote")}
      </span>
      <span className="quote-count" />
    </ButtonLink>
  );
}

/** Renders a tool's result for the bar, if it has a short one. */
export function FrameBrief({ page }: { page: Page }) {
  const { brief } = useFrameQuoteOf(page);
  return brief === undefined ? null : (
    <p className="action-bar__brief js-only" aria-hidden="true">
      {brief}
    </p>
  );
}
