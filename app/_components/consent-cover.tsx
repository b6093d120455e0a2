import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Island } from "../../islands/island";
import { company } from "../_content/company/company";
import { ConsentFrame } from "./consent-frame.client";
import "./consent-cover.css";

interface ConsentCoverProps {
  className?: string;
  /** Whether the choice stands below the cover instead of on it. */
  below?: boolean;
  /** The provider's page: framed once the visitor requests it, or opened in a tab of its own. */
  address: string;
  icon: "play" | "pin";
  /** The namespace of the content's words. */
  content: "home.contact.map" | "home.company.video";
  /** The cover: what stands in the frame's place. The frame comes to lie on the first of it. */
  children: ReactNode;
}

/**
 * External content behind a cover of the site: nothing is requested from the provider before the visitor
 * agrees.
 */
export function ConsentCover({
  className,
  below = false,
  address,
  icon,
  content,
  children,
}: ConsentCoverProps) {
  const t = useTranslations(content);
  const accessibility = useTranslations("accessibility");
  const words = {
    text: t("consentText"),
    load: t("loadButton"),
    open: t("openExternal"),
    newTab: accessibility("opensInNewTab"),
    frameTitle: t("frameTitle", { company: company.name }),
  };
  return (
    <div className={["consent-cover", below && "consent-cover--below", className].filter(Boolean).join(" ")}>
      {children}
      <Island
        name="consent-frame"
        component={ConsentFrame}
        hydrate="interaction"
        prefetch
        needs={["frame"]}
        props={{ address, icon, words }}
      />
    </div>
  );
}
