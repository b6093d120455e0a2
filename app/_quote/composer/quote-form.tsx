import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { asset, path } from "../../_i18n/paths";
import { KindDrawing } from "../../_pallet/kind-drawing";
import { blocksDrawing, outlineDrawing, palletDrawing } from "../../_pallet/small-drawing";
import { ChoiceOption } from "../../_ui/choice";
import { Island } from "../../../islands/island";
import { QuoteComposer } from "./quote-composer.client";
import "./quote-form.css";

/**
 * The quote list over the contact form, and the composer that a line is put together with. A form of its own, so that
 * nothing of it is posted: the list goes with the message. Without a script neither is there.
 */
export function QuoteForm() {
  const locale = useLocale();
  const t = useTranslations("quote");
  return (
    <section className="quote-form js-only" aria-label={t("heading")}>
      <div className="quote-form__lines" />
      {/* Where no script answers, it does nothing at all. */}
      <form
        className="quote-form__composer"
        method="dialog"
        // The composer says itself what is wrong: a browser can't point at a field in a closed part.
        noValidate
        autoComplete="off"
        aria-label={t("heading")}
        data-island-scope=""
      >
        <KindChoice />
        <Island
          name="quote-composer"
          component={QuoteComposer}
          hydrate="interaction"
          props={{
            add: t("composer.addButton"),
            words: asset(`/assets/quote/${locale}.json`),
            page: path(locale, "landing"),
          }}
        />
      </form>
      <div className="quote-form__delivery" />
    </section>
  );
}

/**
 * What may be quoted, each with its true drawing: the pallets, blocks, a pallet of the visitor's own.
 * Native radio buttons of the page, which the composer listens to.
 */
function KindChoice() {
  const t = useTranslations("quote.composer");
  const kinds = useTranslations("quote.composer.kinds");
  return (
    <fieldset className="choice">
      {/* The heading of the form asks the same. */}
      <legend className="visually-hidden">{t("kindLabel")}</legend>
      <div className="kind-choice__options">
        {products.map((product) => (
          <ProductKind key={product.id} product={product} />
        ))}
        <Kind value="blocks" aria-label={kinds("blocksAria")}>
          <KindDrawing {...blocksDrawing()} />
          {kinds("blocks")}
        </Kind>
        <Kind value="custom" aria-label={kinds("ownAria")}>
          <KindDrawing {...outlineDrawing()} />
          {kinds("own")}
        </Kind>
      </div>
    </fieldset>
  );
}

/** A chip shows the product's short name; screen readers announce the whole one. */
function ProductKind({ product: { id, name, shortName, geometry } }: { product: Product }) {
  const words = useTranslations();
  return (
    <Kind value={id} aria-label={`${words(name)}, ${dimensionsOf(geometry)}`}>
      <KindDrawing {...palletDrawing(geometry)} />
      {shortName}
    </Kind>
  );
}

const Kind = (kind: { value: string | number; "aria-label": string; children: ReactNode }) => (
  <ChoiceOption className="kind-choice__option" name="kind" {...kind} />
);
