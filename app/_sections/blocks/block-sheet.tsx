import { useTranslations } from "next-intl";

import { inMillimetres } from "../../_i18n/figures";
import { Island } from "../../../islands/island";
import { Breadcrumb } from "../../_components/breadcrumb";
import { PhoneLink } from "../../_components/phone-link";
import { blockProfile } from "../../_content/blocks";
import { BlockCut } from "../../_tools/blocks/block-cut.client";
import { blockTool } from "../../_tools/blocks/block-fields";
import { useToolProps } from "../../_tools/kit/offers";
import { Picture } from "../../_ui/picture";
import { Summary } from "../../_ui/summary";
import "./block-sheet.css";

/** Renders the first view of the blocks page: the photograph, and the tool for length and amount. */
export function BlockSheet() {
  const t = useTranslations("blocks");
  return (
    <>
      <div className="wrap">
        <Breadcrumb page={{ route: "blocks" }} />
      </div>
      <div className="block-sheet wrap deck">
        <figure className="block-sheet__picture boards-1-3">
          <Picture
            name="product-block"
            alt={t("bannerAlt")}
            sizes="(min-width: 90rem) 50rem, (min-width: 64rem) 56vw, (min-width: 48rem) 25rem, calc(100vw - 2rem)"
            priority
          />
        </figure>
        <Summary
          heading={t("heading")}
          fact={`${t("data.section")} ${inMillimetres(blockProfile.width, blockProfile.height)}`}
          action={<Island name="block-cut" ahead component={BlockCut} props={useToolProps(blockTool)} />}
          phone={<PhoneLink />}
        >
          <p>{t("lead")}</p>
        </Summary>
      </div>
    </>
  );
}
