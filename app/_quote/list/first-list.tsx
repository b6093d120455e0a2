import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { dimensionsOf, products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { unbroken } from "../../_i18n/figures";
import { fullLoad } from "../../_load/full-load";
import { firstListId } from "./focus";
import "./quote-line.css";
import "./quote-list.css";

/**
 * Renders a hidden row for each kind of line, in the order of `KindChoice`, laid out like `QuoteLine`. Inline code
 * (`first-paint.ts`) copies them with the drawings of the choice for the lines of a list, so that the
 * first paint shows names and amounts. The island removes them.
 */
export function FirstList() {
  const t = useTranslations("quote");
  return (
    <div className="quote-list" id={firstListId} hidden>
      <ol>
        {products.map(({ id, shortName, geometry }) => (
          <FirstRow
            key={id}
            kind={id}
            name={t("line.pallet", { name: shortName })}
            size={dimensionsOf(geometry)}
            load={fullLoad(usualVehicle, geometry).perTrip}
          />
        ))}
        <FirstRow kind="blocks" name={t("composer.kinds.blocks")} size={t("line.blockOpen")} />
        <FirstRow kind="custom" name={t("line.own")} size={t("line.ownOpen")} />
        <li className="quote-line" data-first="document">
          <p className="quote-line__name">{t("delivery.papers", { count: 0 })}</p>
          <Remove />
        </li>
      </ol>
      <div className="quote-list__sum" />
      <div className="quote-list__notice" />
    </div>
  );
}

interface FirstRowProps {
  kind: number | string;
  name: string;
  size: string;
  /** Pieces that fill the usual vehicle. */
  load?: number;
}

function FirstRow({ kind, name, size, load }: FirstRowProps): ReactNode {
  const t = useTranslations("quote");
  return (
    <li className="quote-line" data-first={kind} data-load={load}>
      <p className="quote-line__name">{unbroken(name)}</p>
      <p className="quote-line__amount">
        <b /> <span>{t("line.pieces")}</span>
      </p>
      <p className="quote-line__size">{unbroken(size)}</p>
      <p className="quote-line__terms" />
      <span className="quote-line__change text-link">{t("actions.change")}</span>
      <Remove />
    </li>
  );
}

/** Keeps the place of the button that comes with the island. */
const Remove = () => <span className="quote-line__remove" />;
