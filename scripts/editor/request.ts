import type { Messages } from "next-intl";
import { getRequestConfig } from "next-intl/server";

import { compiled } from "../../app/_i18n/compiled";
import chooseCatalog from "../../app/_i18n/request";
import { withMarkers } from "./key-markers";

/**
 * The site's request configuration, with key markers in the texts. Only the editor uses it (next.config.mjs).
 */
export default getRequestConfig(async (requested) => {
  const chosen = await chooseCatalog(requested);
  return { ...chosen, messages: compiled(withMarkers(chosen.messages as Messages)) };
});
