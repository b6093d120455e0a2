import { fileLimit, late } from "../../_lib/late";
import { pageLanguage } from "../../_lib/page-language";
import { basePath } from "../../_settings/base-path";
import { type QuoteFile, quoteTextsOf } from "../line/quote-texts";

/** Fails if the file does not come within `fileLimit`. */
export const quoteTexts = late(async () => {
  const address = `${basePath}/assets/quote/${pageLanguage(document).slice(0, 2)}.json`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(fileLimit) });
  return quoteTextsOf((await answer.json()) as QuoteFile);
});
