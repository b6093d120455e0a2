import { Comparison } from "../../_sections/comparison/comparison";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageIntro } from "../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("comparison");

export default function ComparisonPage() {
  return (
    <Page page={{ route: "comparison" }}>
      <PageIntro page="comparison" />
      <Comparison />
    </Page>
  );
}
