import { CartonQuestions, Cartons, CartonTable } from "../../_sections/cartons";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("cartons");

export default function CartonsPage() {
  return (
    <Page page={{ route: "cartons" }}>
      <PageIntro page="cartons" />
      <Cartons />
      <CartonTable />
      <CartonQuestions />
    </Page>
  );
}
