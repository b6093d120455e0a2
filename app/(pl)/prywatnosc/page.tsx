import { Privacy } from "../../_sections/privacy/privacy";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("privacy");

export default function PrivacyPage() {
  return (
    <Page page={{ route: "privacy" }}>
      <PageIntro page="privacy" />
      <Privacy />
    </Page>
  );
}
