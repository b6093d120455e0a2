import type { ComponentProps } from "react";

interface AmountInputProps extends Pick<ComponentProps<"input">, "onInput"> {
  id: string;
  label: string;
  /** Number of pieces that the link adds. */
  usual: number;
  /** Whether a sentence, with the id of the field and `-problem`, says why the text is refused. */
  isRefused: boolean;
}

/** Renders a field for the number of pieces that a link adds. */
export function AmountInput({ id, label, usual, isRefused, ...field }: AmountInputProps) {
  return (
    <input
      {...field}
      id={id}
      type="text"
      className="amount-input js-only"
      defaultValue={usual}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? `${id}-problem` : undefined}
      onKeyDown={({ key, currentTarget }) =>
        key === "Enter" && currentTarget.parentElement?.querySelector("a")?.click()
      }
    />
  );
}
