import { Comparison } from "../../_sections/comparison/comparison";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("comparison");

export default function ComparisonPage() {
  return (
    <Page page={{ route: "comparison" }}>
      <PageIntro page="comparison" />
      <Comparison />
    </Page>
  );
}
