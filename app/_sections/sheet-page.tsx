import { useLocale, useTranslations } from "next-intl";

import { languages } from "../_i18n/languages";
import { path } from "../_i18n/paths";
import { Island } from "../../islands/island";
import { useToolProps } from "../_tools/kit/offers";
import { ToolSection } from "../_tools/kit/tool-section";
import { PalletSheet, type SheetWords } from "../_tools/sheet/pallet-sheet";
import { sheetTool } from "../_tools/sheet/sheet-tool";
import { SheetTool } from "../_tools/sheet/sheet-tool.client";

/** Renders the sheet of a pallet; without a script, a blank sheet to fill in by hand. */
export function SheetPage() {
  const locale = useLocale();
  const t = useTranslations();
  const words = Object.assign(
    (...[key, values]: Parameters<SheetWords>) => t(key, values as { max: number }),
    {
      region: languages[locale].tag,
    },
  );
  return (
    <ToolSection heading="sheet">
      <Island
        name="sheet-tool"
        ahead
        component={SheetTool}
        props={{
          ...useToolProps(sheetTool),
          planner: path(locale, "load"),
          roles: path(locale, "knowledge", "roles"),
          sheet: path(locale, "sheet"),
        }}
      />
      <div className="no-js-only">
        <PalletSheet t={words} id="sheet" />
      </div>
    </ToolSection>
  );
}
