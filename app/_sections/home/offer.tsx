import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { inHeading, type Product, productById } from "../../_content/products";
import { path } from "../../_i18n/paths";
import { ButtonLink } from "../../_ui/button";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { PhotoDimensions } from "../../_pallet/photo/photo-dimensions";
import { Picture } from "../../_ui/picture";
import { Section, SectionMore } from "../../_ui/section";
import { TextLink } from "../../_ui/text-link";
import "./offer.css";

interface OfferItem {
  readonly key: string;
  readonly picture: string;
  readonly productId: Product["id"] | undefined;
}

/**
 * What the shelf shows, in order: words in `home.offer.{key}`; an item without a product leads to the blocks. Where a product
 * goes that stands here, the compiler names its row.
 */
const offerItems = [
  { key: "eurPallet", picture: "product-1", productId: 1 },
  { key: "industrialPallet", picture: "product-3-w", productId: 3 },
  { key: "heavyDutyPallet", picture: "product-4-w", productId: 4 },
  { key: "palletBlocks", picture: "product-block", productId: undefined },
] as const satisfies readonly OfferItem[];

/**
 * The shelf: three catalogue pallets with their true dimensions on the photograph, and the pressed blocks. The link of a name
 * lies over the picture as well.
 */
export function Offer() {
  const locale = useLocale();
  const t = useTranslations("home.offer");
  const catalogue = useTranslations("catalogue");
  return (
    <Section
      id="products"
      headingId="offer-heading"
      ground="sunk"
      heading={t("heading")}
      lead={t("lead", counts)}
    >
      <ul className="offer__list">
        {offerItems.map(({ key, picture, productId }) => {
          const product = productId && productById(productId);
          const title = t(`${key}.title`);
          const details = product
            ? path(locale, { route: "product", id: product.id })
            : path(locale, "blocks");
          return (
            <li className="offer__item" key={key}>
              <div className="offer__picture">
                <Picture
                  name={picture}
                  alt={t(`${key}.imageAlt`)}
                  sizes="(min-width: 80rem) 19rem, (min-width: 48rem) 45vw, 92vw"
                />
                {product && <PhotoDimensions geometry={product.geometry} camera={product.camera} />}
              </div>
              <h3>
                <a href={details}>{inHeading(title)}</a>
              </h3>
              <p>{t(`${key}.text`)}</p>
              <TextLink href={details} aria-label={catalogue("detailsAria", { name: title })}>
                {t("detailsButton")}
                <Icon shape={arrowRight} moves />
              </TextLink>
            </li>
          );
        })}
      </ul>
      <SectionMore row>
        <ButtonLink href={path(locale, "catalogue")} tone="strong">
          {t("catalogueButton")}
        </ButtonLink>
        <ButtonLink href={path(locale, "size")}>{t("sizeButton")}</ButtonLink>
      </SectionMore>
    </Section>
  );
}
