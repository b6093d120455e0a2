import { Law, Roles } from "../../_sections/knowledge/law";
import { Subjects } from "../../_sections/knowledge/subjects";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("knowledge");

export default function KnowledgePage() {
  return (
    <Page page={{ route: "knowledge" }}>
      <PageIntro page="knowledge" />
      <Subjects />
      <Law />
      <Roles />
    </Page>
  );
}
