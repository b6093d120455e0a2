import { Icon } from "../../../_ui/icon";
import { warning } from "../../../_ui/icon-shapes";
import "./field-error.css";

/** What is wrong with one field; the control names it in `aria-describedby`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon shape={warning} />
      <span>{text}</span>
    </p>
  );
}
