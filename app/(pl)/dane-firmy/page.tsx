import { CompanyData } from "../../_sections/company-data/company-data";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";
import { PageIntro } from "../../_layout/page-intro";

export const generateMetadata = () => pageMetadata("companyData");

export default function CompanyDataPage() {
  return (
    <Page page={{ route: "companyData" }}>
      <PageIntro page="companyData" />
      <CompanyData />
    </Page>
  );
}
