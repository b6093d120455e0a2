import { Catalogue } from "../../_sections/catalogue/catalogue";
import { CatalogueBanner } from "../../_sections/catalogue/catalogue-banner";
import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("catalogue");

export default function CataloguePage() {
  return (
    <Page page={{ route: "catalogue" }}>
      <CatalogueBanner />
      <Catalogue />
    </Page>
  );
}
