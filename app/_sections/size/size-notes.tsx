import { millimetres } from "../../_i18n/figures";
import { fill, plural } from "../../_i18n/templates";
import type { Repair, SizeGroup, Warning } from "../../_features/pallet/built/warnings";
import { Button } from "../../_ui/button";
import type { SizeFormProps } from "./size-words";

type SizeNotesProps = Pick<SizeFormProps, "locale" | "words" | "write" | "warnings"> & { group: SizeGroup };

/** What to look at before the pallet is built, under the fields that caused it, and the one change that a figure allows. */
export function SizeNotes({ locale, words, write, warnings, group }: SizeNotesProps) {
  const own = warnings?.filter((warning) => warning.group === group) ?? [];
  if (own.length === 0) return null;
  const written = (values: Warning["values"]) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "number" ? millimetres(Math.round(value * 10) / 10, locale) : value,
      ]),
    );
  const label = ({ key, values }: Repair) =>
    key === "boards"
      ? plural(locale, words.repairs.boards, Number(values.count), written(values))
      : fill(words.repairs[key], written(values));
  const repair = own.find((warning) => warning.repair)?.repair;
  const mend = ({ field, value }: Repair) => {
    write({ [field]: value });
    // The button goes with its remark: what it changed takes the focus.
    document.querySelector<HTMLElement>(`#size-${field}, [name="size-${field}"][value="${value}"]`)?.focus();
  };
  return (
    <div className="size__notes">
      <ul>
        {own.map(({ key, values }) => (
          <li key={key}>{fill(words.warnings[key], written(values))}</li>
        ))}
      </ul>
      {repair && <Button onClick={() => mend(repair)}>{label(repair)}</Button>}
    </div>
  );
}
