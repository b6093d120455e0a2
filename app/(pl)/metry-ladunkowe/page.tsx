import { Metres } from "../../_sections/metres";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("metres");

export default function MetresPage() {
  return (
    <Page page={{ route: "metres" }}>
      <PageIntro page="metres" />
      <Metres />
    </Page>
  );
}
