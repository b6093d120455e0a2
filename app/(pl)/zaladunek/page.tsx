import { LoadNotes } from "../../_sections/load/notes/load-notes";
import { LoadPlans } from "../../_sections/load/plans/load-plans";
import { Planner } from "../../_sections/load/planner/planner";
import { LoadTable } from "../../_sections/load/table/load-table";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";
import { PageIntro } from "../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("load");

export default function LoadPage() {
  return (
    <Page page={{ route: "load" }}>
      <PageIntro page="load" />
      <Planner />
      <LoadTable />
      <LoadPlans />
      <LoadNotes />
    </Page>
  );
}
