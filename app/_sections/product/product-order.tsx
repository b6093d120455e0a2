import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Product } from "../../_content/products";
import { TermsInBrief } from "../../_components/terms-in-brief";
import { descriptionOf } from "../../_load/product-texts";
import { TabList } from "../../_ui/tab-list.client";
import { company } from "../../_content/company/company";
import { settings } from "../../_settings/settings";
import { orderFormName } from "../../_quote/line/request";
import { quoteAddress } from "../../_quote/line/quote-address";
import { useRequestFormSpec } from "../../_quote/forms/form/request-form-spec";
import { Request } from "../../_quote/forms/form/request";
import { Island } from "../../../islands/island";
import { DocumentBox } from "./document-table";

/** Renders the order form of a product. After sending, the home page opens at its top and reloads. */
export function OrderForm({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("orderForm");
  const productName = useTranslations()(product.name);
  const spec = useRequestFormSpec("orderForm", {
    draft: orderFormName(product.id),
    templateId: settings.mail.orderTemplateId,
    email: company.emails.orders,
    emailSubject: t("emailSubject", { product: productName }),
    quote: {
      product: product.id,
      amount: "quantity",
      name: { field: "productName", initial: productName },
      replyTo: "email",
    },
  });
  const list = (chunks: ReactNode) => <a href={quoteAddress(locale, product.id)}>{chunks}</a>;
  return (
    <Request
      spec={spec}
      heading={t("heading")}
      lead={t.rich("lead", { list })}
      requiredNote={t("requiredNote")}
    />
  );
}

/**
 * Renders two tabs (WAI-ARIA Authoring Practices): the order form with the description, and the product's comment. Only
 * the list of tabs is an island, so panels may contain islands. Without scripts all panels are shown.
 */
function ProductTabs({ product }: { product: Product }) {
  const t = useTranslations("product");
  const tRoot = useTranslations();
  const tabs = [
    {
      id: "order",
      title: t("tabs.description"),
      panel: (
        <>
          <p className="product-order__description">{descriptionOf(tRoot, product)}</p>
          <OrderForm product={product} />
        </>
      ),
    },
    {
      id: "discussion",
      title: t("tabs.discussion"),
      panel: (
        <div className="stacked">
          <h2>{t("discussionHeading")}</h2>
          <p className="lead">{tRoot(product.comment)}</p>
        </div>
      ),
    },
  ];
  return (
    <div className="tabs product-order__tabs boards-1-3">
      <Island
        name="tab-list"
        component={TabList}
        props={{ label: t("tabs.label"), tabs: tabs.map(({ id, title }) => ({ id, title })) }}
      />
      {tabs.map(({ id, panel }) => (
        <div
          className="tabs__panel stacked"
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          tabIndex={0}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Renders the tabs, with the terms and the documents beside or below. */
export function ProductOrder({ product }: { product: Product }) {
  return (
    <div className="product-order wrap deck">
      <ProductTabs product={product} />
      <div className="column boards-4-5">
        <TermsInBrief />
        <DocumentBox product={product} />
      </div>
    </div>
  );
}
