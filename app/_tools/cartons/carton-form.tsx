import { own } from "../kit/goods-rows";
import type { PartProps } from "../kit/tool";
import { ToolFields, ToolFold } from "../kit/tool-field";
import type { cartonFields } from "./carton-fields";
import { type cartonTool, settingsText } from "./carton-tool";

type Table = typeof cartonFields;

const palletNames = ["palletLength", "palletDepth", "palletHeight", "palletMass"] as const;

/** Renders the fields for carton and quantity. */
export function CartonForm() {
  return (
    <div className="js-only">
      <ToolFields<Table> className="tool-fields--sides" names={["length", "depth", "height"]} />
      <ToolFields<Table> names={["pieces", "mass"]} />
    </div>
  );
}

/** Renders the settings in a disclosure. */
export function CartonSettings({ props, reading, result }: PartProps<typeof cartonTool>) {
  const { t } = props;
  return (
    <ToolFold<Table>
      className="js-only"
      name={t("load.moreSettings")}
      state={settingsText(props, result)}
      names={["pallet", "limit", "vehicle", ...palletNames, "upright"]}
    >
      <ToolFields<Table> names={["pallet"]} />
      {reading.values.pallet === own && <ToolFields<Table> label={t("load.ownLabel")} names={palletNames} />}
      <ToolFields<Table> names={["limit", "vehicle"]} />
      <ToolFields<Table> names={["upright"]} />
      <p className="fine-print">{t("cartons.pasteHint")}</p>
    </ToolFold>
  );
}
