import { useState } from "react";

import { palletRanges } from "../../_content/pallet-ranges";
import { productById } from "../../_content/products";
import { numberFault, rangeValues } from "../../_fields/fault";
import { readCount } from "../../_fields/read-figures";
import { isBlank } from "../../_fields/read-text";
import { PalletDrawing } from "../../_pallet/pallet-drawing";
import { PalletView } from "../../_pallet/pallet-views";
import { Choice } from "../../_ui/choice";
import { NumberControl } from "../../_fields/number-control";
import { own } from "../kit/goods";
import type { PartProps } from "../kit/tool";
import { ToolField, ToolFields, ToolFold } from "../kit/tool-field";
import { useLatest } from "../kit/tool-state";
import type { loadTool } from "./load-tool";
import { emptyMix, mixedOf, mixedText, planFields, type PlannerProps } from "./plan";

/** Renders the planner's form: mode, pallet, vehicle, quantities, and the sides of another pallet. */
export function PlannerForm({ props, reading, write }: PartProps<typeof loadTool>) {
  const { t } = props;
  const { texts, values } = reading;
  // Restores the mix when the visitor returns to that mode.
  const [kept, setKept] = useState(emptyMix);
  const isMixed = texts.x !== planFields.x.usual;
  const x = useLatest((latest) => latest.x ?? "");
  const isOwn = !isMixed && values.p === own;
  const names = isOwn ? ["h", "k", "n", "g"] : ["n", "g"];
  const choose = (mode: "single" | "mixed") => {
    if (x !== planFields.x.usual) setKept(x);
    write({ x: mode === "mixed" ? kept : planFields.x.usual });
  };
  return (
    <>
      <ToolFields className="planner__form js-only">
        <Choice
          legend={t("load.mode.legend")}
          name="mode"
          options={[
            { value: "single", label: t("load.mode.single") },
            { value: "mixed", label: t("load.mode.mixed") },
          ]}
          value={x === planFields.x.usual ? "single" : "mixed"}
          onChoose={choose}
        />
        {!isMixed && (
          <ToolField
            name="p"
            hint={isOwn ? t("load.ownHint", rangeValues(t.region, palletRanges.side)) : undefined}
            picture={<SmallPallet p={values.p} />}
          />
        )}
        <ToolField name="v" />
        {isOwn && <ToolFields className="planner__own" names={["l", "w"]} />}
        {!isMixed && <ToolField name="q" />}
        <ToolFold
          className="planner__limits"
          name={t("load.moreSettings")}
          names={names}
          isCalled={texts.n !== planFields.n.usual || texts.g !== planFields.g.usual}
        >
          <ToolFields names={names} />
        </ToolFold>
      </ToolFields>
      {isMixed && <MixedFields props={props} x={x} onMix={(mix) => write({ x: mix })} />}
    </>
  );
}

/** Draws the chosen catalogue pallet from above. */
function SmallPallet({ p }: { p: string }) {
  const geometry = productById(Number(p))?.geometry;
  if (!geometry) return null;
  return (
    <PalletDrawing className="pallet-drawing--small" viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
      <PalletView view="topView" geometry={geometry} />
    </PalletDrawing>
  );
}

interface MixedFieldsProps {
  props: PlannerProps;
  x: string;
  onMix: (x: string) => void;
}

/** Renders a quantity field for each pallet of a mixed load. */
function MixedFields({ props: { t, pallets }, x, onMix }: MixedFieldsProps) {
  const pieces = mixedOf(x);
  // Keeps refused input, which the address can't hold, for correction.
  const [wrong, setWrong] = useState<Readonly<Record<number, string | undefined>>>({});
  const change = (id: number, value: string) => {
    const number = readCount(value, palletRanges.pieces).value;
    setWrong({ ...wrong, [id]: number || isBlank(value) ? undefined : value });
    const changed = new Map([...pieces].filter(([product]) => product !== id));
    onMix(mixedText(number ? changed.set(id, number) : changed));
  };
  return (
    <ToolFields className="tool-fields--sides js-only">
      {pallets.map(({ value, label }) => {
        const id = Number(value);
        return (
          <NumberControl
            id={`plan-x${id}`}
            name={`plan-x${id}`}
            className="tool-field"
            key={id}
            label={t("load.mixed.quantity", { name: label })}
            value={wrong[id] ?? String(pieces.get(id) ?? "")}
            fault={
              wrong[id] === undefined ? undefined : numberFault(t, palletRanges.pieces, "count", wrong[id])
            }
            onValue={(typed) => change(id, typed)}
          />
        );
      })}
    </ToolFields>
  );
}
