import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../_content/counts";
import { eurPallet } from "../../_content/eur-pallet";
import { featured } from "../../_content/products";
import { listedTools } from "../../_content/tools";
import { usualVehicle } from "../../_content/vehicles";
import { SideView } from "../../_load/drawing/side-view";
import { fullLoad } from "../../_load/full-load";
import { figure } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { Button } from "../../_ui/button";
import "./tools.css";

/** Renders a full trailer with its number of pallets, a field that leads to the planner, and links to tools. */
export function Tools() {
  const locale = useLocale();
  const t = useTranslations("home.tools");
  return (
    <section className="section tools on-strong" aria-labelledby="tools-heading">
      <div className="tools__head wrap deck">
        <h2 id="tools-heading">{t("heading")}</h2>
        <FullTrailer />
        <QuantityForm />
      </div>
      <div className="tools__road">
        <div className="tools__trailer wrap">
          <SideView
            name="tools"
            vehicle={usualVehicle}
            pallet={eurPallet}
            load={fullLoad(usualVehicle, eurPallet)}
          />
        </div>
      </div>
      <ul className="tools__list wrap">
        {listedTools.map(({ route }) => (
          <li key={route}>
            <a className="quiet-link spread" href={path(locale, route)}>
              {t(`${route}.name`)} <span>{t(`${route}.text`, counts)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** States how many EUR pallets a trailer takes, and the number of each featured pallet. */
function FullTrailer() {
  const locale = useLocale();
  const t = useTranslations("home.tools");
  const tRoot = useTranslations();
  const perTruck = (name: string, pieces: number) => t("perTruck", { name, pieces });
  const { stacks, perStack, pieces } = fullLoad(usualVehicle, eurPallet);
  const name = tRoot("products.1.name");
  return (
    <p className="tools__load column boards-4-5">
      <strong className="tools__sum kerf" aria-hidden="true">
        {figure(locale, pieces)}
      </strong>
      <span className="visually-hidden">{perTruck(name, pieces)}</span>
      <span className="tools__pallets">
        {featured
          .map(({ shortName, geometry }) => {
            const { pieces } = fullLoad(usualVehicle, geometry);
            return `${shortName}\u00a0${figure(locale, pieces)}`;
          })
          .join(" · ")}
      </span>
      <span>{t("formula", { stacks, perStack, name })}</span>
    </p>
  );
}

/** Renders the planner's field for the pieces needed. The browser's own form submission opens the planner. */
function QuantityForm() {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <form className="tools__quantity field boards-1-3" action={path(locale, "load")}>
      <label htmlFor="tools-quantity">{t("load.quantityLabel")}</label>
      {/* `q` is the planner's address field. */}
      <input id="tools-quantity" type="text" name="q" inputMode="numeric" autoComplete="off" />
      <Button type="submit" tone="strong">
        {t("home.tools.calculate")}
      </Button>
    </form>
  );
}
