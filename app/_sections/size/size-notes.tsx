import { millimetres } from "../../_i18n/figures";
import type { OwnGroup, Repair, Warning, WarningValues } from "../../_pallet/own/warnings";
import { Button } from "../../_ui/button";
import type { SizeFormProps } from "./size-messages";

type SizeNotesProps = Pick<SizeFormProps, "t" | "write" | "warnings"> & { group: OwnGroup };

/** Formats the figures in mm and kg. `boards` stays a number for the plural. */
function written({ boards = 0, country = "", ...figures }: WarningValues, region: string) {
  const rounded = Object.entries(figures as Record<string, number>).map(([name, value]) => [
    name,
    millimetres(Math.round(value * 10) / 10, region),
  ]);
  return { boards, country, ...(Object.fromEntries(rounded) as Record<keyof typeof figures, string>) };
}

/** Formats a warning as a sentence. */
export function warningText(t: SizeFormProps["t"], { key, values }: Warning): string {
  return t(`size.warnings.${key}`, written(values, t.region));
}

/** Renders the warnings of a field group, and a button for a repair. */
export function SizeNotes({ t, write, warnings, group }: SizeNotesProps) {
  const own = warnings?.filter((warning) => warning.group === group) ?? [];
  if (own.length === 0) return null;
  const repair = own.find((warning) => warning.repair)?.repair;
  const mend = ({ field, value }: Repair) => {
    write({ [field]: value });
    // The button disappears with its warning, so the changed field takes the focus.
    document.querySelector<HTMLElement>(`#size-${field}, [name="size-${field}"][value="${value}"]`)?.focus();
  };
  return (
    <div className="size__notes">
      <ul>
        {own.map((warning) => (
          <li key={warning.key}>{warningText(t, warning)}</li>
        ))}
      </ul>
      {repair && (
        <Button onClick={() => mend(repair)}>
          {t(`size.repairs.${repair.key}`, written(repair.values, t.region))}
        </Button>
      )}
    </div>
  );
}
