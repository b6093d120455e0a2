import { useTranslations } from "next-intl";

import { certificates } from "../../../_content/certificates";
import { asset } from "../../../_i18n/paths";
import { Island } from "../../../_ui/island/island";
import { Section, SectionMore } from "../../../_ui/section/section";
import { CertificateGallery } from "./certificate-gallery.client";
import "./certificate-gallery.css";

/** The six documents with their dates; each can be enlarged. */
export function Certificates() {
  const t = useTranslations("home.certificates");
  const accessibility = useTranslations("accessibility");
  return (
    <Section id="certify" eyebrow={t("eyebrow")} heading={t("heading")} lead={t("lead")} split>
      <Island
        name="certificate-gallery"
        component={CertificateGallery}
        wake="interaction"
        props={{
          words: {
            // The island fills in the name of each document.
            enlarge: t("enlarge", { name: "{name}" }),
            enlarged: accessibility("enlargedImage", { name: "{name}" }),
            dates: t("validityLabel"),
            close: accessibility("closeDialog"),
          },
          items: certificates.map(({ key, file }) => ({
            title: t(`${key}.title`),
            dates: t(`${key}.validity`),
            file: asset(file),
            alt: t(`${key}.imageAlt`),
          })),
        }}
      />
      <SectionMore>{t("note")}</SectionMore>
    </Section>
  );
}
