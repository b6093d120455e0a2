import { LoadNotes, LoadTable } from "../../_sections/load/load-table";
import { LoadedTable, Planner } from "../../_sections/load/planner";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("load");

export default function LoadPage() {
  return (
    <Page page={{ route: "load" }}>
      <PageIntro page="load" />
      <Planner />
      <LoadedTable />
      <LoadTable />
      <LoadNotes />
    </Page>
  );
}
