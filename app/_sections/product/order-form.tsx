import { useLocale, useTranslations } from "next-intl";

import { company, phoneLink } from "../../_content/company";
import type { Product } from "../../_content/products";
import { settings } from "../../_content/settings";
import { useConsentSpec } from "../../_forms/consent-spec";
import { NoScriptNotice } from "../../_forms/no-script-notice";
import { PrivacyNote } from "../../_forms/privacy-note";
import { useFormWords } from "../../_forms/words";
import { path } from "../../_i18n/paths";
import { Island } from "../../_islands/island";
import { orderFields } from "./order-fields";
import { OrderForm as OrderFormIsland } from "./order-form.client";
import "../../_forms/form.css";
import "../../_ui/button.css";
import "../../_ui/dialog.css";

const headingId = "order-heading";

/** The order form of a product with everything around it: heading, fields, privacy note, the way without a script. */
export function OrderForm({ product }: { product: Product }) {
  const t = useTranslations();
  const locale = useLocale();
  const productName = t(product.name);
  const { origin, userId, serviceId, orderTemplateId } = settings.mail;
  const words = useFormWords("orderForm", t("orderForm.emailSubject", { product: productName }));
  const consent = useConsentSpec("orderForm");
  return (
    <div className="request stack">
      <h2 id={headingId}>{t("orderForm.heading")}</h2>
      <p>{t("orderForm.lead")}</p>
      <NoScriptNotice email={company.emails.orders} />
      <div className="request__form js-only">
        <p className="form__note">{t("orderForm.requiredNote")}</p>
        <Island
          name="order-form"
          component={OrderFormIsland}
          wake="interaction"
          props={{
            headingId,
            draft: `order-${product.id}`,
            fields: orderFields.map((field) => ({
              ...field,
              label: t(`orderForm.fields.${field.name}.label`),
              placeholder: t(`orderForm.fields.${field.name}.placeholder`),
              initial: field.name === "productName" ? productName : undefined,
              required: true,
            })),
            consent,
            stars: false,
            account: { origin, userId, serviceId, templateId: orderTemplateId },
            contact: { email: company.emails.orders, phoneLink: phoneLink(company.mainPhone) },
            words,
            home: path(locale, "home"),
          }}
        />
      </div>
      <PrivacyNote />
    </div>
  );
}
