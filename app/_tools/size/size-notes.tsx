import { Button } from "../../_ui/button";
import { repairText, type SizePart, warningText } from "./size-tool";
import type { Repair, SizeGroup } from "./warnings";

interface SizeNotesProps extends Pick<SizePart, "props" | "write" | "result"> {
  group: SizeGroup;
}

/** Renders the warnings of a field group, and a button for a repair. */
export function SizeNotes({ props: { t }, write, result, group }: SizeNotesProps) {
  const warnings = result.warnings.filter((warning) => warning.group === group);
  if (warnings.length === 0) return null;
  const repair = warnings.find((warning) => warning.repair)?.repair;
  const mend = ({ field, value }: Repair) => {
    write({ [field]: value });
    // The button disappears with its warning, so the changed field takes the focus. The view stays at the note.
    document
      .querySelector<HTMLElement>(`#size-${field}, [name="size-${field}"][value="${value}"]`)
      ?.focus({ preventScroll: true });
  };
  return (
    <div className="size__notes">
      <ul>
        {warnings.map((warning) => (
          <li key={warning.key}>{warningText(t, warning)}</li>
        ))}
      </ul>
      {repair && <Button onClick={() => mend(repair)}>{repairText(t, repair)}</Button>}
    </div>
  );
}
