import { own } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ToolField, ToolFields, ToolFold } from "../kit/tool-field";
import { type cartonTool, settingsText } from "./carton-tool";

/** Renders the fields for carton and quantity. */
export function CartonForm() {
  return (
    <div className="js-only">
      <ToolFields className="tool-fields--sides" names={["l", "w", "h"]} />
      <ToolFields names={["q", "k"]} />
    </div>
  );
}

/** Renders the settings in a disclosure. */
export function CartonSettings({ props, reading, result }: PartProps<typeof cartonTool>) {
  const { t } = props;
  return (
    <ToolFold
      className="js-only"
      name={t("load.moreSettings")}
      state={settingsText(props, result)}
      names={["p", "t", "v", "pl", "pw", "ph", "pk", "u"]}
    >
      <ToolField name="p" />
      {reading.values.p === own && <ToolFields label={t("load.ownLabel")} names={["pl", "pw", "ph", "pk"]} />}
      <ToolFields names={["t", "v"]} />
      <ToolField name="u" />
      <p className="fine-print">{t("cartons.pasteHint")}</p>
    </ToolFold>
  );
}
