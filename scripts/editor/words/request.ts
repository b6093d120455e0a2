import { getRequestConfig } from "next-intl/server";

import chooseCatalog from "../../../app/_i18n/request";
import { marked } from "./marks";

/** The site's own choice of a catalog, its words marked. Named in next.config.mjs, for the editor alone. */
export default getRequestConfig(async (asked) => {
  const chosen = await chooseCatalog(asked);
  return { ...chosen, messages: marked(chosen.messages ?? {}) };
});
