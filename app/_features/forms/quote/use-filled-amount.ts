import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Fills in a field with the number of pieces of the list, as long as the visitor has no other number.
 *
 * @param name of the field
 * @param pieces undefined: the list has no number
 * @returns whether the number in the field is the list's
 */
export function useFilledAmount(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  pieces: number | undefined,
): boolean {
  const amount = pieces === undefined ? "" : String(pieces);
  const filled = useRef("");
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const field = form.current?.elements.namedItem(name) as HTMLInputElement | null | undefined;
    if (!field) return;
    if (field.value === "" || field.value === filled.current) field.value = amount;
    filled.current = amount;
    const note = () => setTyped(field.value);
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [form, name, amount]);
  return amount !== "" && (typed === "" || typed === amount);
}
