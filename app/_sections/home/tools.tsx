import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { eurPallet } from "../../_content/eur-pallet";
import { featured } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { LoadedFloor } from "../../_load/drawing/loaded-floor";
import { SideView } from "../../_load/drawing/side-view";
import { fullLoad } from "../../_load/full-load";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { rectangle } from "../../_pallet/path-data";
import { Deck } from "../../_pallet/pallet-views";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { Icon } from "../../_ui/icon";
import { arrowRight } from "../../_ui/icon-shapes";
import { SectionHead } from "../../_ui/section";
import "./tools.css";

/** Gap in mm between two drawings, and from an outline to its dimension line. */
const apart = 150;

/** Draws a dashed pallet outline with two open dimensions. */
function SizeOutline() {
  const { length, depth } = eurPallet;
  const [below, beside] = [depth + apart, length + apart];
  return (
    <PalletDrawing viewBox={`-20 -20 ${beside + 80} ${below + 80}`}>
      <path className="pallet-drawing__hidden" d={rectangle(0, 0, length, depth)} />
      <path
        d={`M0 ${below}h${length}m0-40v80M0 ${below - 40}v80M${beside} 0v${depth}m-40 0h80M${beside - 40} 0h80`}
      />
    </PalletDrawing>
  );
}

/** Draws the first and the last featured pallet from above, at the same scale. */
function TwoPlans() {
  const plans = [featured[0], featured.at(-1)].flatMap((product) => product?.geometry ?? []);
  const starts = plans.map((_, index) =>
    plans.slice(0, index).reduce((sum, { length }) => sum + length + apart, 0),
  );
  const width = plans.reduce((sum, { length }) => sum + length + apart, -apart);
  const height = Math.max(...plans.map(({ depth }) => depth));
  return (
    <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${width + 40} ${height + 40}`}>
      {plans.map((geometry, index) => (
        <g key={starts[index]} transform={`translate(${starts[index]} ${height - geometry.depth})`}>
          <Deck geometry={geometry} />
        </g>
      ))}
    </PalletDrawing>
  );
}

/** Renders a full trailer with its number of pallets from the load planner, and links to the three tools. */
export function Tools() {
  const locale = useLocale();
  const t = useTranslations("home.tools");
  const tRoot = useTranslations();
  const perTruck = (name: string, pieces: number) => t("perTruck", { name, pieces });
  const load = fullLoad(usualVehicle, eurPallet);
  const { stacks, perStack, pieces, positions } = load;
  const name = tRoot("products.1.name");
  const tools = [
    { key: "load", drawing: <LoadedFloor vehicle={usualVehicle} pallet={eurPallet} positions={positions} /> },
    { key: "size", drawing: <SizeOutline /> },
    { key: "comparison", drawing: <TwoPlans /> },
  ] as const;
  return (
    <section className="section tools on-strong" aria-labelledby="tools-heading">
      <div className="wrap">
        <SectionHead
          id="tools-heading"
          heading={t("heading")}
          lead={
            <>
              <strong className="tools__sum kerf" aria-hidden="true">
                {figure(locale, pieces)}
              </strong>
              <span className="visually-hidden">{perTruck(name, pieces)}</span>
              <span className="tools__pallets row">
                {featured.map(({ id, name, geometry, shortName }) => {
                  const { pieces } = fullLoad(usualVehicle, geometry);
                  return (
                    <a
                      className="target"
                      key={id}
                      href={`${path(locale, "load")}?p=${id}`}
                      aria-label={`${shortName}, ${perTruck(tRoot(name), pieces)}`}
                    >
                      {shortName} <strong>{figure(locale, pieces)}</strong>
                    </a>
                  );
                })}
              </span>
              <span>{t("formula", { stacks, perStack, name })}</span>
            </>
          }
        />
      </div>
      <div className="tools__road">
        <div className="wrap">
          <div className="tools__trailer">
            <SideView name="tools" vehicle={usualVehicle} pallet={eurPallet} load={load} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <ul className="tools__list">
          {tools.map(({ key, drawing }) => (
            <li key={key}>
              <a href={path(locale, key)}>
                {drawing}
                <strong>
                  {t(`${key}.name`)} <Icon shape={arrowRight} moves />
                </strong>
                <span>{t(`${key}.text`, counts)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
