import type { LanguageCode } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import { settings } from "../_settings/settings";
import "./flag.css";

/** The flag of a language; the language's name stands beside it. */
export function Flag({ code, lazy = false }: { code: LanguageCode; lazy?: boolean }) {
  // A lazy picture needs no low priority.
  const waits = lazy ? ({ fetchPriority: undefined, loading: "lazy" } as const) : {};
  return <img className="flag" {...flag(code)} alt="" {...waits} />;
}

/**
 * Gives the picture attributes of a flag: 20 × 15 CSS pixels, sharper files for denser screens.
 *
 * Sizes and names are those that flag services use (R10); the files are our own unless
 * `NEXT_PUBLIC_FLAG_ORIGIN` names another origin, so no third party learns of a visit.
 */
function flag(code: LanguageCode) {
  const file = (size: string) =>
    settings.flagOrigin ? `${settings.flagOrigin}/${size}/${code}.png` : asset(`/flags/${size}/${code}.png`);
  return {
    src: file("20x15"),
    srcSet: `${file("40x30")} 2x, ${file("60x45")} 3x`,
    width: 20,
    height: 15,
    // A flag waits until the page has what it needs; this also keeps React from preloading it.
    fetchPriority: "low",
  } as const;
}
