import { Catalogue } from "../../_sections/catalogue/catalogue";
import { PlanRow } from "../../_sections/catalogue/plan-row";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("catalogue");

export default function CataloguePage() {
  return (
    <Page page={{ route: "catalogue" }}>
      <PageIntro page="catalogue">
        <PlanRow />
      </PageIntro>
      <Catalogue />
    </Page>
  );
}
