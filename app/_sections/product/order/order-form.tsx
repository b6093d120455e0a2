import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { company, shownPhone } from "../../../_content/company/company";
import type { Product } from "../../../_content/products";
import { settings } from "../../../_settings/settings";
import { quoteAddress } from "../../../_quote/quote-address";
import { useRequestFormSpec } from "../../../_quote/forms/form/use-request-form-spec";
import { Request } from "../../../_quote/forms/request/request";
import { orderFields } from "./order-fields";

/**
 * The order form of a product with its heading, its privacy note and the way without a script. Once an order is sent, the
 * home page opens at its top and reloads itself.
 */
export function OrderForm({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("orderForm");
  const accessibility = useTranslations("accessibility");
  const productName = useTranslations()(product.name);
  const shown = shownPhone(company.mainPhone);
  const spec = useRequestFormSpec("orderForm", {
    headingId: "order-heading",
    draft: `order-${product.id}`,
    fields: orderFields,
    wordOf: (name, part) => t(`fields.${name}.${part}`),
    initial: { productName },
    templateId: settings.mail.orderTemplateId,
    email: company.emails.orders,
    emailSubject: t("emailSubject", { product: productName }),
    afterSending: "home-with-reload",
    quote: { product: product.id, amount: "quantity", productName: "productName", replyTo: "email" },
    phone: { shown, label: accessibility("phoneLink", { phone: shown }) },
  });
  const list = (words: ReactNode) => <a href={quoteAddress(locale, product.id)}>{words}</a>;
  return (
    <Request
      spec={spec}
      heading={t("heading")}
      lead={t.rich("lead", { list })}
      requiredNote={t("requiredNote")}
    />
  );
}
