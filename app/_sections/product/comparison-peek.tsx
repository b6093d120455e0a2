import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { type Product, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { figure, inMillimetres, times } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { Deck } from "../../_pallet/pallet-views";
import { fullLoad } from "../../_load/full-load";
import { Icon } from "../../_ui/icon";
import { arrowLeft, arrowRight } from "../../_ui/icon-shapes";
import { TextLink } from "../../_ui/text-link";
import { ProductSection } from "./product-section";
import "../../_ui/data-table.css";
import "./comparison-peek.css";

/** The product beside two others of the catalogue, in what decides between them; the ways to all of it and to the catalogue. */
export function ComparisonPeek({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("decision");
  const words = useTranslations();
  const rows = [
    // Three measures would need two lines in so narrow a column.
    {
      term: t("format"),
      value: ({ geometry }: Product) => times(geometry.length, geometry.depth),
    },
    { term: words("blocks.height"), value: ({ geometry }: Product) => inMillimetres(geometry.height) },
    { term: t("load"), value: (each: Product) => t("loadValue", { load: figure(locale, each.maxLoad) }) },
    { term: t("mass"), value: (each: Product) => t("massValue", { mass: String(each.geometry.mass) }) },
    { term: t("perTruck"), value: (each: Product) => pieces(each) },
  ];
  const pieces = ({ geometry }: Product) => {
    return t("perTruckValue", { pieces: String(fullLoad(usualVehicle, geometry).perTrip) });
  };
  const compared: readonly Product[] = products;
  // One sheet for all, so that they are drawn at one scale and stand on one line.
  const [width, depth] = (["length", "depth"] as const).map((side) =>
    Math.max(...compared.map(({ geometry }) => geometry[side])),
  );
  const sheet = (each: Product) =>
    `-10 ${each.geometry.depth - (depth ?? 0) - 10} ${(width ?? 0) + 20} ${(depth ?? 0) + 20}`;
  const look = (each: Product) => (each.id === product.id ? "is-current" : undefined);
  return (
    <ProductSection
      headingId="comparison-peek-heading"
      heading={t("compareHeading", counts)}
      intro={
        <>
          <TextLink href={path(locale, "comparison")}>
            {t("compareLink")}
            <Icon shape={arrowRight} moves />
          </TextLink>
          <TextLink href={path(locale, "catalogue")}>
            <Icon shape={arrowLeft} />
            {words("product.backToList")}
          </TextLink>
        </>
      }
    >
      <table className="data-table comparison-peek" aria-labelledby="comparison-peek-heading">
        <thead>
          <tr>
            <td />
            {compared.map((each) => (
              <th scope="col" key={each.id} className={look(each)}>
                <PalletDrawing className="pallet-drawing--small" viewBox={sheet(each)}>
                  <Deck geometry={each.geometry} />
                </PalletDrawing>
                {each.id === product.id ? (
                  <>
                    {each.shortName} <small>{t("current")}</small>
                  </>
                ) : (
                  <TextLink
                    href={path(locale, { route: "product", id: each.id })}
                    aria-label={`${each.shortName}: ${words(each.name)}`}
                  >
                    {each.shortName}
                  </TextLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, value }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {compared.map((each) => (
                <td key={each.id} className={look(each)}>
                  {value(each)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ProductSection>
  );
}
