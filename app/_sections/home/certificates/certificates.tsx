import { useTranslations } from "next-intl";

import { Section, SectionMore } from "../../../_ui/section/section";
import { CertificateGallery } from "./certificate-gallery";

/** The documents with their dates; each can be enlarged. */
export function Certificates() {
  const t = useTranslations("home.certificates");
  return (
    <Section id="certify" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} split>
      <CertificateGallery />
      <SectionMore>{t("note")}</SectionMore>
    </Section>
  );
}
