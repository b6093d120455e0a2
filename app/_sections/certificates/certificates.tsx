import { useTranslations } from "next-intl";

import { certificates } from "../../_content/certificates";
import { asset } from "../../_i18n/paths";
import { Island } from "../../_islands/island";
import { SectionHead } from "../../_ui/section-head";
import { CertificateGallery } from "./certificate-gallery.client";
import "../../_ui/dialog.css";
import "./certificate-gallery.css";

/** The six documents with their dates; each can be enlarged. */
export function Certificates() {
  const t = useTranslations("home.certificates");
  const accessibility = useTranslations("accessibility");
  return (
    <section className="section" id="certify" aria-labelledby="certify-heading">
      <div className="wrap">
        <SectionHead
          id="certify-heading"
          eyebrow={t("eyebrow")}
          heading={t("heading")}
          lead={t("lead")}
          split
        />
        <Island
          name="certificate-gallery"
          component={CertificateGallery}
          wake="interaction"
          props={{
            datesLabel: t("validityLabel"),
            close: accessibility("closeDialog"),
            items: certificates.map(({ key, file }) => {
              const title = t(`${key}.title`);
              const dates = t(`${key}.validity`);
              return {
                title,
                dates,
                file: asset(file),
                alt: t(`${key}.imageAlt`),
                // Two documents have the same title: the dates tell them apart.
                open: t("enlarge", { name: `${title}, ${dates}` }),
                enlarged: accessibility("enlargedImage", { name: `${title}, ${dates}` }),
              };
            }),
          }}
        />
        <p className="section__more">{t("note")}</p>
      </div>
    </section>
  );
}
