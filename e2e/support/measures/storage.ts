import { expect, type Page } from "@playwright/test";

import { languages, type Locale, storageKeys } from "../../../app/_i18n/languages";

async function kept(page: Page) {
  const { cookies } = await page.context().storageState();
  const inPage = await page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { ...inPage, cookies };
}

/** Returns the expected storage: only the given language and form draft. */
const nothingBut = (local: object, session: readonly string[] = []) => ({
  cookie: "",
  cookies: [],
  local,
  session,
  databases: [],
  caches: [],
  workers: 0,
});

/**
 * Expects that the browser stores only the language, and a form's draft once it has input.
 *
 * @param locale the stored language; undefined for none
 */
export async function expectKeepsLittle(page: Page, locale: Locale | undefined): Promise<void> {
  const { code, name } = locale ? languages[locale] : {};
  const drafts: string[] = [];
  const form = page.locator("form[data-draft]");
  if (await form.count()) {
    const draft = `draft:${await form.getAttribute("data-draft")}`;
    await form.locator("textarea").fill("Begun");
    await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), draft)).toContain("Begun");
    drafts.push(draft);
  }
  const local = locale ? { [storageKeys[0]]: code, [storageKeys[1]]: name } : {};
  expect.soft(await kept(page), "what the browser keeps").toEqual(nothingBut(local, drafts));
}
