import { Destinations } from "../../../_sections/ispm/destinations";
import { Exemptions } from "../../../_sections/ispm/exemptions";
import { IspmWays } from "../../../_sections/ispm/ispm-ways";
import { Treatments } from "../../../_sections/ispm/treatments";
import { pageMetadata } from "../../../_shell/head/metadata";
import { Page } from "../../../_shell/page";
import { PageIntro } from "../../../_shell/page-intro";

export const generateMetadata = () => pageMetadata("ispm");

export default function IspmPage() {
  return (
    <Page page={{ route: "ispm" }}>
      <PageIntro page="ispm" />
      <Treatments />
      <Destinations />
      <Exemptions />
      <IspmWays />
    </Page>
  );
}
