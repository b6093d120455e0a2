import { ImageFeature } from "../../_sections/landing/image-feature";
import { LandingAbout } from "../../_sections/landing/landing-about";
import { LandingCallToAction } from "../../_sections/landing/landing-call-to-action";
import { Features } from "../../_sections/landing/features";
import { Hero } from "../../_sections/landing/hero";
import { UsualRequests } from "../../_sections/landing/usual-requests";
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
      <LandingCallToAction />
    </Page>
  );
}
