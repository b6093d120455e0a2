import { Catalogue } from "../../_sections/catalogue/catalogue";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageBanner } from "../../_layout/page-banner";

export const generateMetadata = () => pageMetadata("catalogue");

export default function CataloguePage() {
  return (
    <Page page={{ route: "catalogue" }}>
      <PageBanner page="catalogue" picture="about-stack" />
      <Catalogue />
    </Page>
  );
}
