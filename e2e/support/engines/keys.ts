import { Key } from "selenium-webdriver";

/** The keys that are no characters, by their name in Playwright and their sign in WebDriver ("Keyboard actions"). */
export const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Space: Key.SPACE,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  End: Key.END,
} as const;

export type KeyName = keyof typeof keys;
