import { flag } from "../_content/flags";
import type { LanguageCode } from "../_i18n/languages";
import "./flag.css";

/** The flag of a language; the language's name stands beside it. */
export function Flag({ code, lazy = false }: { code: LanguageCode; lazy?: boolean }) {
  // A lazy picture needs no low priority.
  const waits = lazy ? ({ fetchPriority: undefined, loading: "lazy" } as const) : {};
  return <img className="flag" {...flag(code)} alt="" {...waits} />;
}
