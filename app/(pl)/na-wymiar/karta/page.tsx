import { SheetPage } from "../../../_sections/sheet-page";
import { pageMetadata } from "../../../_layout/head/metadata";
import { Page } from "../../../_layout/page";
import { PageIntro } from "../../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("sheet");

export default function PalletSheetPage() {
  return (
    <Page page={{ route: "sheet" }}>
      <PageIntro page="sheet" />
      <SheetPage />
    </Page>
  );
}
