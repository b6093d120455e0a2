import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Island } from "../../islands/island";
import { company } from "../_content/company/company";
import { ConsentFrame } from "./consent-frame.client";

interface ConsentCoverProps {
  className?: string;
  /** Shows the choice beside the cover in wide windows, else below it. */
  beside?: boolean;
  /** The provider's page, for the frame and for the link that opens a new tab. */
  address: string;
  icon: "play" | "pin";
  content: "home.contact.map" | "home.company.video";
  /** The cover. The frame overlaps its first element. */
  children: ReactNode;
}

/** Covers external content: the provider gets no request before the visitor consents. */
export function ConsentCover({
  className,
  beside = false,
  address,
  icon,
  content,
  children,
}: ConsentCoverProps) {
  const t = useTranslations(content);
  const accessibility = useTranslations("accessibility");
  const texts = {
    text: t("consentText"),
    load: t("loadButton"),
    open: t("openExternal"),
    newTab: accessibility("opensInNewTab"),
    frameTitle: t("frameTitle", { company: company.name }),
  };
  return (
    <div
      className={["consent-cover", beside && "consent-cover--beside", className].filter(Boolean).join(" ")}
    >
      {children}
      <Island
        name="consent-frame"
        component={ConsentFrame}
        needs={["frame"]}
        props={{ address, icon, texts }}
      />
    </div>
  );
}
