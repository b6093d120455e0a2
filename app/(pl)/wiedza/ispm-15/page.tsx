import { Destinations, Exemptions, IspmWays, Treatments } from "../../../_sections/ispm";
import { Subjects } from "../../../_sections/knowledge/subjects";
import { pageMetadata } from "../../../_layout/head/metadata";
import { Page } from "../../../_layout/page";
import { PageIntro } from "../../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("ispm");

export default function IspmPage() {
  return (
    <Page page={{ route: "ispm" }}>
      <PageIntro page="ispm" />
      <Treatments />
      <Destinations />
      <Exemptions />
      <IspmWays />
      <Subjects after="ispm" />
    </Page>
  );
}
