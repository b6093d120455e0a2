import type { LanguageCode } from "../_i18n/languages";
import { asset } from "../_i18n/paths";
import { settings } from "../_settings/settings";

/** Renders the flag of a language, beside the language's name. */
export function Flag({ code, lazy = false }: { code: LanguageCode; lazy?: boolean }) {
  const waits = lazy ? ({ fetchPriority: undefined, loading: "lazy" } as const) : {};
  return <img className="flag" {...flag(code)} alt="" {...waits} />;
}

/**
 * Returns the image attributes of a flag of 20 × 15 CSS pixels, with files for denser screens. Sizes and
 * names follow flag services (R10). The files are local unless `NEXT_PUBLIC_FLAG_ORIGIN` is set, so that no
 * third party learns of a visit.
 */
function flag(code: LanguageCode) {
  const file = (size: string) =>
    settings.flagOrigin ? `${settings.flagOrigin}/${size}/${code}.png` : asset(`/flags/${size}/${code}.png`);
  return {
    src: file("20x15"),
    srcSet: `${file("40x30")} 2x, ${file("60x45")} 3x`,
    width: 20,
    height: 15,
    // A flag is not urgent. Low priority also keeps React from preloading it.
    fetchPriority: "low",
  } as const;
}
