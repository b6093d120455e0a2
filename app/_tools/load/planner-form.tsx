import { palletRanges } from "../../_content/pallet-ranges";
import { productById } from "../../_content/products";
import { rangeValues } from "../../_fields/fault";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { PalletView } from "../../_pallet/pallet-views";
import { FurtherKinds } from "../kit/further-kinds";
import { own } from "../kit/goods-rows";
import type { PartProps } from "../kit/tool";
import { ToolField, ToolFields, ToolFold } from "../kit/tool-field";
import type { loadTool } from "./load-tool";
import { planFields, planKinds } from "./plan-fields";

type Table = typeof planFields;

/** Renders the planner's form: pallet, vehicle, pieces, the sides of another pallet, and further kinds. */
export function PlannerForm({ props, reading }: PartProps<typeof loadTool>) {
  const { t } = props;
  const { values } = reading;
  const isOwn = values.pallet === own;
  const names = isOwn
    ? (["height", "mass", "stackLimit", "play"] as const)
    : (["stackLimit", "play"] as const);
  return (
    <>
      <ToolFields className="planner__form js-only">
        <ToolField<Table>
          name="pallet"
          hint={isOwn ? t("load.ownHint", rangeValues(t.region, palletRanges.side)) : undefined}
          picture={<SmallPallet pallet={values.pallet} />}
        />
        <ToolField<Table> name="vehicle" />
        {isOwn && <ToolFields<Table> className="planner__own" names={["length", "depth"]} />}
        <ToolField<Table> name="pieces" />
        <ToolFold<Table>
          className="planner__limits"
          name={t("load.moreSettings")}
          names={names}
          isCalled={
            values.stackLimit !== planFields.stackLimit.usual || values.play !== planFields.play.usual
          }
        >
          <ToolFields<Table> names={names} />
        </ToolFold>
      </ToolFields>
      <div className="column js-only">
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
    </>
  );
}

/** Draws the chosen catalogue pallet from above. */
function SmallPallet({ pallet }: { pallet: string }) {
  const geometry = productById(Number(pallet))?.geometry;
  if (!geometry) return null;
  return (
    <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
      <PalletView view="topView" geometry={geometry} />
    </PalletDrawing>
  );
}
