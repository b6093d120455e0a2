import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { dimensionsOf, type Product, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { fullLoad } from "../../_load/full-load";
import { KindDrawing } from "../../_pallet/pallet-drawing";
import { blocksDrawing, outlineDrawing, palletDrawing } from "../../_pallet/small-drawing";
import { Island } from "../../../islands/island";
import { addLoadAddress } from "../line/quote-address";
import { requestFields } from "../line/request";
import { deliveryId, firstListId, idOf, linesId } from "./focus";
import { QuoteComposer } from "./quote-composer.client";
import "./quote-form.css";

/** Renders the quote list above the contact form. Hidden without scripts. */
export function QuoteForm() {
  const locale = useLocale();
  const t = useTranslations("quote");
  return (
    <section className="quote-form js-only" aria-label={t("heading")} data-fields={requestFields.join(" ")}>
      <div className="quote-form__lines" id={linesId} />
      <FirstList />
      <div className="quote-form__composer column" data-island-scope="">
        <KindChoice />
        <Island
          name="quote-composer"
          component={QuoteComposer}
          onPress
          props={{ page: path(locale, "landing") }}
        />
      </div>
      <div className="quote-form__delivery" id={deliveryId} />
    </section>
  );
}

/** Renders sentences that the first paint shows (`first-paint.ts`) until the list's code comes. */
function FirstList() {
  const t = useTranslations("quote");
  return (
    <div className="quote-form__first column" id={firstListId} hidden>
      {[t("first.linked"), t("first.own")].map((text) => (
        <p key={text} className="quote-form__entries" hidden>
          {text} <b />
        </p>
      ))}
      {[0, 1].map((count) => (
        <p key={count} hidden>
          {t("share.unreadable", { count })}
        </p>
      ))}
    </div>
  );
}

/** A pallet is added as a full load, the others have pages of their own. */
function KindChoice() {
  const locale = useLocale();
  const t = useTranslations("quote.composer");
  const kinds = useTranslations("quote.composer.kinds");
  return (
    <ul className="kind-choice" id={idOf("kind")} aria-label={t("kindLabel")}>
      {products.map((product) => (
        <ProductKind key={product.id} product={product} />
      ))}
      <Kind href={path(locale, "blocks")} name={`${kinds("blocks")}: ${kinds("blocksAria")}`}>
        <KindDrawing {...blocksDrawing()} />
        {kinds("blocks")}
      </Kind>
      <Kind href={path(locale, "size")} name={`${kinds("own")}: ${kinds("ownAria")}`}>
        <KindDrawing {...outlineDrawing()} />
        {kinds("own")}
      </Kind>
    </ul>
  );
}

/** Screen readers announce the full name, and that the link adds a load. */
function ProductKind({ product: { id, name, shortName, geometry } }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations();
  const pieces = figure(locale, fullLoad(usualVehicle, geometry).perTrip);
  return (
    <Kind
      href={addLoadAddress(path(locale, "landing"), id)}
      name={`${shortName}: ${t(name)}, ${dimensionsOf(geometry)}, ${t("adding.brief", { pieces })}`}
    >
      <KindDrawing {...palletDrawing(geometry)} />
      {shortName}
    </Kind>
  );
}

const Kind = ({ href, name, children }: { href: string; name: string; children: ReactNode }) => (
  <li>
    <a className="kind-choice__option" href={href} aria-label={name}>
      {children}
    </a>
  </li>
);
