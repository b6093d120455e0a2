import { IppcMark } from "../../../_sections/marks/ippc-mark";
import { MarkPlaces } from "../../../_sections/marks/mark-places";
import { NotExchangeable } from "../../../_sections/marks/not-exchangeable";
import { Subjects } from "../../../_sections/knowledge/subjects";
import { pageMetadata } from "../../../_layout/head/metadata";
import { Page } from "../../../_layout/page";
import { PageIntro } from "../../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("marks");

export default function MarksPage() {
  return (
    <Page page={{ route: "marks" }}>
      <PageIntro page="marks" />
      <MarkPlaces />
      <IppcMark />
      <NotExchangeable />
      <Subjects after="marks" />
    </Page>
  );
}
