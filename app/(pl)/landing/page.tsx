import { ImageFeature } from "../../_sections/landing/image-feature";
import { LandingAbout } from "../../_sections/landing/landing-about";
import { LandingCallToAction } from "../../_sections/landing/landing-call-to-action";
import { LandingFeatures } from "../../_sections/landing/landing-features";
import { LandingHero } from "../../_sections/landing/landing-hero";
import { TopicList } from "../../_sections/landing/topic-list";
import { pageMetadata } from "../../_shell/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("landing");

export default function LandingPage() {
  return (
    <Page page={{ route: "landing" }}>
      <LandingHero />
      <LandingAbout />
      <LandingFeatures />
      <ImageFeature />
      <TopicList />
      <LandingCallToAction />
    </Page>
  );
}
