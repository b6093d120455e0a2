import { Size } from "../../_sections/size/size";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageIntro } from "../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("size");

export default function SizePage() {
  return (
    <Page page={{ route: "size" }}>
      <PageIntro page="size" />
      <Size />
    </Page>
  );
}
