import type messages from "../../messages/pl.json";
import type { Locale } from "./languages";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    /** The Polish catalog is the source: a key that is not in it does not compile. */
    Messages: typeof messages;
  }
}
