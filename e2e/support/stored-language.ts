import type { Page } from "@playwright/test";

import { languages, type Locale, storageKeys } from "../../app/_i18n/languages";

/** What the browser keeps: code and name of a language. */
export type Stored = readonly [code: string | null, name: string | null];

export const nothing: Stored = [null, null];
export const choice = (locale: Locale): Stored => [languages[locale].code, languages[locale].name];

/** Puts values into the storage of the site, on a file of it that runs no script. */
export async function remember(page: Page, values: Stored): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(
    ([keys, stored]) =>
      keys.forEach((key, part) => {
        const value = stored[part] ?? null;
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      }),
    [storageKeys, values] as const,
  );
}

export const stored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), storageKeys);
