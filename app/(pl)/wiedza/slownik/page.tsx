import { Glossary } from "../../../_sections/glossary/glossary";
import { pageMetadata } from "../../../_shell/head/metadata";
import { Page } from "../../../_shell/page";
import { PageIntro } from "../../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("glossary");

export default function GlossaryPage() {
  return (
    <Page page={{ route: "glossary" }}>
      <PageIntro page="glossary" />
      <Glossary />
    </Page>
  );
}
