import type messages from "../../messages/pl.json";
import type { Locale } from "./languages";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    /** The Polish catalog is the source: other keys do not compile. */
    Messages: typeof messages;
  }
}
