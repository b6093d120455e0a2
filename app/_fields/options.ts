import type { Option } from "../_ui/control";
import type { Row } from "./field";
import type { ChoiceKind } from "./kinds";

/** Returns the options of a choice: the row's own, or its values as it says them. */
export function optionsOf<Words>(
  { kind, options, say }: Row<unknown, Words>,
  words: Words,
): readonly Option[] {
  const { choices } = kind as ChoiceKind<unknown>;
  return (
    options?.(words) ?? choices.map(([text, value]) => ({ value: text, label: say?.(value, words) ?? text }))
  );
}
