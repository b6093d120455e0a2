import { Features, ImageFeature, LandingAbout, UsualRequests } from "../../_sections/landing/landing";
import { CallToAction } from "../../_sections/call-to-action";
import { Hero } from "../../_sections/landing/hero";
import { pageMetadata } from "../../_layout/head/metadata";
import { Page } from "../../_layout/page";

export const generateMetadata = () => pageMetadata("landing");

export default function LandingPage() {
  return (
    <Page page={{ route: "landing" }}>
      <Hero />
      <LandingAbout />
      <Features />
      <ImageFeature />
      <UsualRequests />
      <CallToAction page="landing" />
    </Page>
  );
}
