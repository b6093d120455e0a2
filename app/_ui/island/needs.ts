import { settings } from "../../_content/settings";

/** What an island may need beyond its own page. */
export interface Reach {
  /** The directive of the page's policy that allows it. */
  readonly directive: "connect-src" | "frame-src";
  /** Addresses at the origins it reaches; "" for the site's own. */
  readonly addresses: readonly string[];
}

/** The one table of needs, by the word an `<Island>` says. */
export const needs = {
  /** To send through the e-mail service. */
  mail: { directive: "connect-src", addresses: [settings.mail.origin] },
  /** To show another site's page. */
  frame: { directive: "frame-src", addresses: [settings.mapUrl, settings.videoUrl] },
} as const satisfies Record<string, Reach>;

export type Need = keyof typeof needs;
