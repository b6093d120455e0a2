import type { ReactNode } from "react";

import type { PictureName } from "../_content/pictures";
import { Icon } from "./icon";
import { arrowRight } from "./icon-shapes";
import { PhoneLink } from "./phone-link";
import { Picture } from "./picture";
import "./button.css";
import "./page-banner.css";
import "./section-head.css";

interface PageBannerProps {
  /** The page's `<Breadcrumb>`. */
  breadcrumb: ReactNode;
  heading: string;
  lead: string;
  /** The orange button: address and words. */
  quote: { href: string; text: string };
  /** A phone number in international form and the accessible name of its link. */
  phone: { number: string; label: string };
  /** The picture of the page, printed on five boards; its largest paint. */
  picture: { name: PictureName; alt: string };
}

/** The head of a page that is not the home page: trail, h1, lead, quote and phone, a picture on boards. */
export function PageBanner({ breadcrumb, heading, lead, quote, phone, picture }: PageBannerProps) {
  return (
    <div className="page-banner">
      <div className="wrap">
        {breadcrumb}
        <div className="deck">
          <div className="page-banner__text">
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            <p className="cluster">
              <a className="button button--accent button--large" href={quote.href}>
                {quote.text}
                <Icon shape={arrowRight} moves />
              </a>
              <PhoneLink {...phone} />
            </p>
          </div>
          <div className="page-banner__picture">
            {/* Beside the text the picture takes two of five boards (36 % of a page of 84rem at most). */}
            <Picture
              {...picture}
              sizes="(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, calc(100vw - 2rem)"
              priority
            />
          </div>
        </div>
      </div>
    </div>
  );
}
