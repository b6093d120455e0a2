import { SizePage } from "../../_sections/size/size-page";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("size");

export default function CustomSizePage() {
  return (
    <Page page={{ route: "size" }}>
      <PageIntro page="size" />
      <SizePage />
    </Page>
  );
}
