import { useTranslations } from "next-intl";

import { ContactForm } from "../../_sections/landing/contact-form";
import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("landing");

export default function LandingPage() {
  const t = useTranslations("landing.hero");
  return (
    <Page page={{ route: "landing" }}>
      <div className="wrap section">
        <h1>{t("heading")}</h1>
        <p className="lead">{t("lead")}</p>
        <ContactForm />
      </div>
    </Page>
  );
}
