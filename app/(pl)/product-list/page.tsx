import { Catalogue } from "../../_sections/catalogue/catalogue";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageBanner } from "../../_shell/page-banner";

export const generateMetadata = () => pageMetadata("catalogue");

export default function CataloguePage() {
  return (
    <Page page={{ route: "catalogue" }}>
      <PageBanner page="catalogue" picture="about-stack" />
      <Catalogue />
    </Page>
  );
}
