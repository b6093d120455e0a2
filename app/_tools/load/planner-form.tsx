import { productById } from "../../_content/products";
import { PalletDrawing, PalletView } from "../../_pallet/pallet-drawing";
import { FurtherKinds } from "../kit/further-kinds";
import { own } from "../kit/goods-rows";
import type { PartProps } from "../kit/tool";
import { ToolField, ToolFields, ToolFold } from "../kit/tool-field";
import type { loadTool } from "./load-tool";
import { planFields, planKinds } from "./plan";

type Table = typeof planFields;

/** Renders the planner's form: pallet, pieces and vehicle, and the sides of another pallet. */
export function PlannerForm({ reading }: PartProps<typeof loadTool>) {
  const { pallet } = reading.values;
  return (
    <div className="js-only">
      <ToolFields<Table> className="tool-fields--two planner__fields">
        <ToolField<Table> name="pallet" picture={<SmallPallet pallet={pallet} />} />
        <ToolField<Table> name="pieces" />
        <ToolField<Table> name="vehicle" />
        {pallet === own && <ToolField<Table> name="mass" />}
      </ToolFields>
      {pallet === own && (
        <ToolFields<Table> className="tool-fields--sides" names={["length", "depth", "height"]} />
      )}
    </div>
  );
}

const settings = ["stackLimit", "play"] as const;

/** Renders what a plan seldom needs, below its button: settings in a disclosure, and further kinds of pallets. */
export function PlannerSettings({ props: { t }, reading: { values } }: PartProps<typeof loadTool>) {
  return (
    <div className="planner__more js-only">
      <ToolFold<Table>
        name={t("load.moreSettings")}
        names={settings}
        isCalled={settings.some((name) => values[name] !== planFields[name].usual)}
      >
        <ToolFields<Table> className="tool-fields--two" names={settings} />
      </ToolFold>
      <div className="column">
        <FurtherKinds
          t={t}
          kinds={planKinds}
          namesOf={(pallet) => [
            "pallet",
            "pieces",
            ...(pallet === own ? (["length", "depth", "height", "mass"] as const) : []),
          ]}
        />
      </div>
    </div>
  );
}

function SmallPallet({ pallet }: { pallet: string }) {
  const geometry = productById(Number(pallet))?.geometry;
  if (!geometry) return null;
  return (
    <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
      <PalletView view="topView" geometry={geometry} />
    </PalletDrawing>
  );
}
