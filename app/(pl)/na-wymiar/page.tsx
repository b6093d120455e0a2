import { Size } from "../../_sections/size/size";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("size");

export default function SizePage() {
  return (
    <Page page={{ route: "size" }}>
      <PageIntro page="size" />
      <Size />
    </Page>
  );
}
