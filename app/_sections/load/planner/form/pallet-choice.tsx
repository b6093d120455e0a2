import type { PalletGeometry } from "../../../../_content/products";
import { PalletDrawing } from "../../../../_features/pallet/pallet-drawing";
import { Deck } from "../../../../_features/pallet/plan";
import { ChoiceGroup, ChoiceOption } from "../../../../_ui/choice-option";
import { Remarks } from "../../../../_ui/tool-field";
import "./pallet-choice.css";

interface PalletChoiceProps {
  legend: string;
  value: string;
  /** What is wrong with the requested value; none when it is right. */
  fault?: string | undefined;
  onValue: (value: string) => void;
  /** Each with its drawing from above where it is known. */
  options: readonly { value: string; name: string; note: string; geometry?: PalletGeometry }[];
}

/** One of the pallets, drawn at one scale. */
export function PalletChoice({ legend, value: chosen, fault, onValue, options }: PalletChoiceProps) {
  return (
    <ChoiceGroup className="pallet-choice" legend={legend} describedBy={fault && "plan-p-fault"}>
      <div className="pallet-choice__options">
        {options.map(({ value, name, note, geometry }) => (
          <ChoiceOption
            className="pallet-choice__option"
            key={value}
            name="pallet"
            value={value}
            checked={value === chosen}
            onChange={() => onValue(value)}
          >
            {geometry && (
              <PalletDrawing viewBox={`-20 -20 ${geometry.length + 40} 1040`}>
                <Deck geometry={geometry} />
              </PalletDrawing>
            )}
            <span className="pallet-choice__name">{name}</span>
            <span className="pallet-choice__note">{note}</span>
          </ChoiceOption>
        ))}
      </div>
      <Remarks id="plan-p" fault={fault} />
    </ChoiceGroup>
  );
}
