import { useTranslations } from "next-intl";

import { company } from "../../../_content/company";
import type { Product } from "../../../_content/products";
import { settings } from "../../../_content/settings";
import { Request } from "../../../_forms/request";
import { useRequestFormSpec } from "../../../_forms/use-request-form-spec";
import { Island } from "../../../_ui/island/island";
import { orderFields } from "./order-fields";
import { OrderForm as OrderFormIsland } from "./order-form.client";

const headingId = "order-heading";

/** The order form of a product with its heading, its privacy note and the way without a script. */
export function OrderForm({ product }: { product: Product }) {
  const t = useTranslations("orderForm");
  const productName = useTranslations()(product.name);
  const email = company.emails.orders;
  const spec = useRequestFormSpec("orderForm", {
    headingId,
    draft: `order-${product.id}`,
    fields: orderFields.map((field) => ({
      ...field,
      label: t(`fields.${field.name}.label`),
      placeholder: t(`fields.${field.name}.placeholder`),
      initial: field.name === "productName" ? productName : undefined,
      required: true,
    })),
    stars: false,
    templateId: settings.mail.orderTemplateId,
    email,
    emailSubject: t("emailSubject", { product: productName }),
  });
  return (
    <Request
      headingId={headingId}
      heading={t("heading")}
      lead={t("lead")}
      requiredNote={t("requiredNote")}
      email={email}
    >
      <Island name="order-form" component={OrderFormIsland} wake="interaction" props={spec} />
    </Request>
  );
}
