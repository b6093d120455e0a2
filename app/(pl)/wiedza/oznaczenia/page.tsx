import { IppcMark } from "../../../_sections/marks/ippc/ippc-mark";
import { MarkPlaces } from "../../../_sections/marks/places/mark-places";
import { NotExchangeable } from "../../../_sections/marks/not-exchangeable";
import { pageMetadata } from "../../../_shell/head/metadata";
import { Page } from "../../../_shell/page";
import { PageIntro } from "../../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("marks");

export default function MarksPage() {
  return (
    <Page page={{ route: "marks" }}>
      <PageIntro page="marks" />
      <MarkPlaces />
      <IppcMark />
      <NotExchangeable />
    </Page>
  );
}
