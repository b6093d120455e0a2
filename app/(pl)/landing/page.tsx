import { ImageFeature } from "../../_sections/landing/image-feature/image-feature";
import { LandingAbout } from "../../_sections/landing/about/landing-about";
import { LandingCallToAction } from "../../_sections/landing/call-to-action/landing-call-to-action";
import { Features } from "../../_sections/landing/features/features";
import { Hero } from "../../_sections/landing/hero/hero";
import { Products } from "../../_sections/landing/products/products";
import { pageMetadata } from "../../_shell/head/metadata";
import { Page } from "../../_shell/page";

export const generateMetadata = () => pageMetadata("landing");

export default function LandingPage() {
  return (
    <Page page={{ route: "landing" }}>
      <Hero />
      <LandingAbout />
      <Features />
      <ImageFeature />
      <Products />
      <LandingCallToAction />
    </Page>
  );
}
