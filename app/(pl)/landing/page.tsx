import {
  Features,
  ImageFeature,
  LandingAbout,
  LandingCallToAction,
  UsualRequests,
} from "../../_sections/landing/landing";
import { Hero } from "../../_sections/landing/hero";
import { pageMetadata } from "../../_layout/head/metadata";
import { DeferredSections } from "../../_ui/deferred-sections";
import { Page } from "../../_layout/page";

export const generateMetadata = () => pageMetadata("landing");

export default function LandingPage() {
  return (
    <Page page={{ route: "landing" }}>
      <Hero />
      <LandingAbout />
      <DeferredSections height="low">
        <Features />
        <ImageFeature />
        <UsualRequests />
        <LandingCallToAction />
      </DeferredSections>
    </Page>
  );
}
