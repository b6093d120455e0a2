import { useTranslations } from "next-intl";

import { company } from "../../../_content/company/company";
import type { ConsentSpec } from "../fields/consent";

/** Stands where the link goes while the sentence is being put together. */
const linkPlace = "{registryLink}";

/** The consent of a form in the language of the page, split where the link to the company register goes. */
export function useConsentSpec(form: "orderForm" | "contactForm"): ConsentSpec {
  const t = useTranslations();
  const sentence = t(`${form}.fields.rodoConsent.label`, { company: company.name, registryLink: linkPlace });
  const [before = "", after = ""] = sentence.split(linkPlace);
  return {
    name: "rodoConsent",
    before,
    link: t(`${form}.fields.rodoConsent.linkText`),
    after,
    registry: company.registry,
  };
}
