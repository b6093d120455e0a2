import type { ReactNode } from "react";

import { Island } from "../../islands/island";
import { ConsentFrame, type ConsentWords } from "./consent-frame.client";
import "./consent-cover.css";

interface ConsentCoverProps {
  className?: string;
  /** Whether the choice stands below the cover instead of on it. */
  below?: boolean;
  /** The provider's page: framed once the visitor requests it, or opened in a tab of its own. */
  address: string;
  icon: "play" | "pin";
  words: ConsentWords;
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
  words,
  children,
}: ConsentCoverProps) {
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
