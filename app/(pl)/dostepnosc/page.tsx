import { AccessibilityStatement } from "../../_sections/accessibility/accessibility-statement";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("accessibility");

export default function AccessibilityPage() {
  return (
    <Page page={{ route: "accessibility" }}>
      <PageIntro page="accessibility" />
      <AccessibilityStatement />
    </Page>
  );
}
