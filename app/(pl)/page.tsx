import { About } from "../_sections/about/about";
import { Banner } from "../_sections/banner/banner";
import { CallToAction } from "../_sections/call-to-action/call-to-action";
import { Certificates } from "../_sections/certificates/certificates";
import { Clients } from "../_sections/clients/clients";
import { Company } from "../_sections/company/company";
import { Contact } from "../_sections/contact/contact";
import { Offer } from "../_sections/offer/offer";
import { Services } from "../_sections/services/services";
import { pageMetadata } from "../_shell/metadata";
import { Page } from "../_shell/page";
import { Later } from "../_ui/later";

export const generateMetadata = () => pageMetadata("home");

export default function HomePage() {
  return (
    <Page page={{ route: "home" }}>
      <Banner />
      <About />
      <Later>
        <Company />
        {/* The menu's "services" opens here: services and offer belong together. */}
        <div id="offer">
          <Services />
          <Offer />
        </div>
        <Certificates />
        <Clients />
        <CallToAction />
        <Contact />
      </Later>
    </Page>
  );
}
