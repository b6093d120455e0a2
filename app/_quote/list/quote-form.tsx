import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { asset, path } from "../../_i18n/paths";
import { KindDrawing } from "../../_pallet/kind-drawing";
import { blocksDrawing, outlineDrawing, palletDrawing } from "../../_pallet/small-drawing";
import { ChoiceOption } from "../../_ui/choice";
import { Island } from "../../../islands/island";
import { idOf } from "./focus";
import { QuoteComposer } from "./quote-composer.client";
import "./quote-form.css";

/**
 * Renders the quote list above the contact form, with the composer for new lines. The composer is a separate
 * form, so that its fields are not sent. Hidden without scripts.
 */
export function QuoteForm() {
  const locale = useLocale();
  const t = useTranslations("quote");
  return (
    <section className="quote-form js-only" aria-label={t("heading")}>
      <div className="quote-form__lines" data-list-lines="" />
      {/* `method="dialog"`: without a script, submitting does nothing. */}
      <form
        className="quote-form__composer column"
        method="dialog"
        // The composer shows errors itself: browsers can't point at a field in closed `<details>`.
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
            textsAddress: asset(`/assets/quote/${locale}.json`),
            page: path(locale, "landing"),
          }}
        />
      </form>
      <div className="quote-form__delivery" data-list-delivery="" />
    </section>
  );
}

/** Renders the kinds of goods as radio buttons outside of the island, which listens to their events. */
function KindChoice() {
  const t = useTranslations("quote.composer");
  const kinds = useTranslations("quote.composer.kinds");
  return (
    <fieldset className="choice" id={idOf("kind")}>
      {/* The form's heading asks the same question. */}
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

/** Shows the product's short name. Screen readers announce the full name. */
function ProductKind({ product: { id, name, shortName, geometry } }: { product: Product }) {
  const t = useTranslations();
  return (
    <Kind value={id} aria-label={`${t(name)}, ${dimensionsOf(geometry)}`}>
      <KindDrawing {...palletDrawing(geometry)} />
      {shortName}
    </Kind>
  );
}

const Kind = (kind: { value: string | number; "aria-label": string; children: ReactNode }) => (
  <ChoiceOption className="kind-choice__option" name="kind" {...kind} />
);
