import type { Messages } from "next-intl";
import { getRequestConfig } from "next-intl/server";

import { compiled } from "../../app/_i18n/compiled";
import chooseCatalog from "../../app/_i18n/request";
import { withMarkers } from "./key-markers";

/** The site's own choice of a catalog, its texts with key markers and compiled as in a build. Named in next.config.mjs, for the editor alone. */
export default getRequestConfig(async (requested) => {
  const chosen = await chooseCatalog(requested);
  return { ...chosen, messages: compiled(withMarkers(chosen.messages as Messages)) };
});
