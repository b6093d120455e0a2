import { useTranslations } from "next-intl";

import { company } from "../_content/company/company";
import type { ConsentWords } from "./consent-frame.client";

/**
 * What stands on the cover of another site's content, in the language of the page.
 *
 * @param content the namespace of the content's words
 */
export function useCoverWords(content: "home.contact.map" | "home.company.video"): ConsentWords {
  const t = useTranslations(content);
  const accessibility = useTranslations("accessibility");
  return {
    text: t("consentText"),
    load: t("loadButton"),
    open: t("openExternal"),
    newTab: accessibility("opensInNewTab"),
    frameTitle: t("frameTitle", { company: company.name }),
  };
}
