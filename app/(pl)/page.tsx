import { About } from "../_sections/home/about/about";
import { Banner } from "../_sections/home/banner/banner";
import { CallToAction } from "../_sections/call-to-action";
import { Certificates, CertificatesLightbox } from "../_sections/home/certificates/certificates";
import { Recommendations } from "../_sections/home/recommendations/recommendations";
import { Contact } from "../_sections/home/contact";
import { Offer, ProductTiles, Services } from "../_sections/home/offer";
import { Tools } from "../_sections/home/tools";
import { pageMetadata } from "../_layout/head/metadata";
import { Page } from "../_layout/page";
import { DeferredSections } from "../_ui/deferred-sections";

export const generateMetadata = () => pageMetadata("home");

export default function HomePage() {
  return (
    <Page page={{ route: "home" }}>
      <Banner />
      <ProductTiles />
      <DeferredSections>
        <Tools />
        <About />
        {/* The menu's "services" link targets this element: it covers services and offer. */}
        <div className="offer" id="offer">
          <Services />
          <Offer />
        </div>
        <Certificates />
        <Recommendations />
        <CallToAction page="home" />
        <Contact />
      </DeferredSections>
      <CertificatesLightbox />
    </Page>
  );
}
