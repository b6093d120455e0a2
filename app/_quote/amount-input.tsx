import type { ComponentProps } from "react";

interface AmountInputProps extends Pick<ComponentProps<"input">, "ref" | "onInput"> {
  label: string;
  /** Number of pieces that the link adds. */
  usual: number;
  /** Id of the sentence about a refused text. */
  problemId: string | undefined;
  onEnter: () => void;
}

/** Renders a field for the number of pieces that a link adds. */
export function AmountInput({ label, usual, problemId, onEnter, ...field }: AmountInputProps) {
  return (
    <input
      {...field}
      className="adding__amount js-only"
      defaultValue={usual}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      onKeyDown={({ key }) => key === "Enter" && onEnter()}
    />
  );
}
