import { millimetres } from "../../_i18n/figures";
import { fill } from "../../_i18n/templates";
import type { Warning } from "../../_features/pallet/built/warnings";
import type { SizeProps } from "./size-words";

interface SizeWarningsProps extends SizeProps {
  /** Undefined while a figure is faulty. */
  warnings: readonly Warning[] | undefined;
  /** As it is written. */
  gap: string;
}

/** What to look at before the pallet is built: remarks in words, none of them a refusal. */
export function SizeWarnings({ locale, words, warnings, gap }: SizeWarningsProps) {
  const written = (values: Warning["values"]) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        name === "gap" ? gap : typeof value === "number" ? millimetres(value, locale) : value,
      ]),
    );
  return (
    <section className="size__warnings" aria-labelledby="size-warnings">
      <h2 id="size-warnings">{words.warnings.heading}</h2>
      {warnings?.length === 0 && <p>{words.warnings.none}</p>}
      {!warnings && <p>{words.faulty}</p>}
      <ul>
        {warnings?.map(({ key, values }) => (
          <li key={key}>{fill(words.warnings[key], written(values))}</li>
        ))}
      </ul>
      <p className="size__note">{words.note}</p>
    </section>
  );
}
