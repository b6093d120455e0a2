import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { counts } from "../_content/counts";
import { isListedTool } from "../_content/tools";
import { Breadcrumb } from "../_components/breadcrumb";
import { routes } from "../_i18n/routes";
import type { TrailPage } from "../_i18n/paths";

interface PageIntroProps {
  page: Exclude<TrailPage, "product" | "article">;
  /** A drawing beside the text, or below it on small screens. */
  children?: ReactNode;
}

/** Renders the head of a page without a photograph: breadcrumb, h1 and lead. A tool's head is smaller. */
export function PageIntro({ page, children }: PageIntroProps) {
  const t = useTranslations();
  const { share } = routes[page];
  return (
    <div className={isListedTool(page) ? "page-intro page-intro--tool" : "page-intro"}>
      <div className="wrap">
        <Breadcrumb page={{ route: page }} />
        <div className="page-intro__deck deck">
          <h1>{t(share.title, counts)}</h1>
          <p className="lead">{t(share.text, counts)}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
