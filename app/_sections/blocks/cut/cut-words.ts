import type { blockProfile } from "../../../_content/blocks";
import type { Locale } from "../../../_i18n/languages";

/** What the tool says; templates keep the places of their values. */
interface CutWords {
  readonly toolLabel: string;
  readonly size: string;
  readonly other: string;
  readonly length: string;
  readonly quantity: string;
  readonly volume: string;
  readonly volumeValue: string;
  readonly alt: string;
  readonly faults: Readonly<Record<"d" | "n", string>>;
  readonly add: string;
  readonly share: string;
  readonly shared: string;
}

export interface CutProps {
  readonly locale: Locale;
  readonly words: CutWords;
  readonly profile: typeof blockProfile;
  /** Address of the quote form. */
  readonly quote: string;
}
