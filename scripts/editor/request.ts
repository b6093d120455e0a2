import { getRequestConfig } from "next-intl/server";

import chooseCatalog from "../../app/_i18n/request";
import { withMarkers } from "./key-markers";

/** The site's own choice of a catalog, its texts with key markers. Named in next.config.mjs, for the editor alone. */
export default getRequestConfig(async (requested) => {
  const chosen = await chooseCatalog(requested);
  return { ...chosen, messages: withMarkers(chosen.messages ?? {}) };
});
