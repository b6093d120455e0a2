import { useTranslations } from "next-intl";

import { Icon } from "../../_ui/icon/icon";
import { arrowUp } from "../../_ui/icon/icon-shapes";
import "./scroll-top.css";

/** A link to the top of the page; it appears once the first view is scrolled away (by CSS alone). */
export function ScrollTop() {
  return (
    <a className="scroll-top" href="#top" aria-label={useTranslations("nav")("scrollToTop")}>
      <Icon shape={arrowUp} />
    </a>
  );
}
