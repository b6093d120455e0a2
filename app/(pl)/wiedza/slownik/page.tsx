import { Glossary } from "../../../_sections/glossary/glossary";
import { Subjects } from "../../../_sections/knowledge/subjects";
import { pageMetadata } from "../../../_layout/head/metadata";
import { Page } from "../../../_layout/page";
import { PageIntro } from "../../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("glossary");

export default function GlossaryPage() {
  return (
    <Page page={{ route: "glossary" }}>
      <PageIntro page="glossary" />
      <Glossary />
      <Subjects after="glossary" />
    </Page>
  );
}
