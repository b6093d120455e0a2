import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { AsOf } from "../../_components/as-of";
import { blocksOf, offeredBlocks, type PalletBlocks } from "../../_content/blocks";
import { eurPallet } from "../../_content/eur-pallet";
import { statements } from "../../_content/knowledge/statements";
import { products } from "../../_content/products";
import { usualVehicle } from "../../_content/vehicles";
import { figure, inMillimetres } from "../../_i18n/figures";
import { path } from "../../_i18n/paths";
import { fullLoad } from "../../_load/full-load";
import { DataTable, NarrowName } from "../../_ui/data-table";
import { Fold } from "../../_ui/fold";
import { Section } from "../../_ui/section";
import { blockFacts } from "./block-facts";

/** Typical numbers of pallets, besides a full load. */
const lots = [1, 100, 1000];

const items = ["item1", "item2", "item3", "item4", "item5", "item6"] as const;

const sameSize = (one: PalletBlocks, other: PalletBlocks) => one.size.join() === other.size.join();

// Blocks of one profile differ in their cut length.
const sizes = offeredBlocks.map(({ size: [, cut] }) => inMillimetres(cut));

/** Renders disclosures: tables of properties and of blocks per pallet, and the list of details for a request. */
export function BlockData() {
  const t = useTranslations("blocks");
  return (
    <Section
      headingId="block-data-heading"
      className="block-data"
      heading={t("data.heading")}
      lead={t("facts.material")}
    >
      <div className="ruled">
        <Part heading={t("data.caption")}>
          <DataTable
            caption={t("data.caption")}
            hidesCaption
            columns={[t("data.property"), t("data.value")]}
            rows={blockFacts(useTranslations()).map(({ key, name, value }) => ({
              id: key,
              name,
              cells: [value],
            }))}
          />
          <p>
            <AsOf statement={statements.blocks} />
          </p>
        </Part>
        <Part heading={t("use.needCaption")}>
          <BlocksPerLot />
        </Part>
        <Part heading={t("use.oursCaption")}>
          <BlocksPerProduct />
        </Part>
        <Part heading={t("enquiry.heading")}>
          <ul>
            {items.map((item) => (
              <li key={item}>{t(`enquiry.${item}`)}</li>
            ))}
          </ul>
          <p>
            {t("quote.text")} {t("quote.mass")}
          </p>
        </Part>
      </div>
    </Section>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Fold>
      <summary>
        <h3>{heading}</h3>
      </summary>
      {children}
    </Fold>
  );
}

function BlocksPerLot() {
  const locale = useLocale();
  const t = useTranslations("blocks.use");
  const { perTrip } = fullLoad(usualVehicle, eurPallet);
  const rows = [...lots, perTrip].sort((less, more) => less - more);
  return (
    <DataTable
      caption={t("needCaption")}
      hidesCaption
      columns={[t("pallets"), ...sizes]}
      rows={rows.map((pallets) => ({
        id: String(pallets),
        name: pallets === perTrip ? t("truck", { pieces: figure(locale, pallets) }) : figure(locale, pallets),
        cells: offeredBlocks.map(({ count }) => figure(locale, count * pallets)),
      }))}
      kind="figures"
    />
  );
}

function BlocksPerProduct() {
  const locale = useLocale();
  const t = useTranslations("blocks.use");
  const tRoot = useTranslations();
  return (
    <DataTable
      caption={t("oursCaption")}
      hidesCaption
      columns={[t("pallet"), ...sizes, t("kind")]}
      rows={products.map(({ id, name, shortName, geometry }) => {
        const own = blocksOf(geometry);
        return {
          id: String(id),
          name: (
            <a href={path(locale, { route: "product", id })}>
              <NarrowName name={tRoot(name)} short={shortName} />
            </a>
          ),
          cells: [
            ...offeredBlocks.map((offered) => own.find((each) => sameSize(each, offered))?.count ?? "–"),
            t(geometry.blocks),
          ],
        };
      })}
      kind="figures"
    />
  );
}
