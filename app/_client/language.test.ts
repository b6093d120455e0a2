import { runInNewContext } from "node:vm";

import { languages, type Locale, locales, storageKeys } from "../_i18n/languages";
import { prefix } from "../_i18n/paths";
import { basePath } from "../_settings/base-path";
import { keepLanguage, languageFacts, languageScript, type LanguageWindow } from "./language";

type Stored = readonly [code: string | null, name: string | null];

/** Returns a fake of the `window` members that the script uses; `visits` records its redirects. */
function browser([code, name]: Stored, address: string, { failing = "", prerendering = false } = {}) {
  const { pathname, search, hash } = new URL(address, "https://silvapal.example");
  const kept = new Map<string, string>();
  if (code !== null) kept.set(storageKeys[0], code);
  if (name !== null) kept.set(storageKeys[1], name);
  const before = new Map(kept);
  const visits: string[] = [];
  type Listener = (event: { persisted: boolean }) => void;
  const listeners = new Map<string, Listener>();
  const refuse = (action: string) => {
    if (failing === action) throw new DOMException("no storage", "SecurityError");
  };
  const view: LanguageWindow & { document: { prerendering: boolean } } = {
    get localStorage() {
      refuse("access");
      return {
        getItem: (key: string) => (refuse("read"), kept.get(key) ?? null),
        setItem: (key: string, value: string) => (refuse("write"), void kept.set(key, value)),
      };
    },
    location: { pathname, search, hash, replace: (url: string | URL) => void visits.push(String(url)) },
    document: {
      documentElement: { hidden: false },
      prerendering,
      addEventListener: (type: string, listener: unknown) => void listeners.set(type, listener as Listener),
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  return { view, kept, before, visits, listeners };
}

const asStored = (locale: Locale): [string, string] => [languages[locale].code, languages[locale].name];

/** Stored values that match no language of the site. */
const invalid: readonly Stored[] = [null, "pl", "de", "gb-eng", "en", "fr", "", "PL", "undefined"].flatMap(
  (code) =>
    [null, "Polski", "Deutsch", "English", "Français", "", "deutsch"]
      .map((name) => [code, name] as const)
      .filter((pair) => !locales.some((each) => asStored(each).join() === pair.join())),
);

const rest = ["/", "/product-list/", "/products/3/?utm=a%20b#order", "/?q", "/#offer", "/aktualnosci/"];

describe.each(locales)("on a page in %s", (here) => {
  test("a stored value that no visitor chose is replaced by the page's language", () => {
    expect(invalid.length).toBeGreaterThan(50);
    for (const stored of invalid) {
      const { view, kept, visits } = browser(stored, `${prefix(here)}/`);
      keepLanguage(view, languageFacts(here, ""));
      expect([stored, ...storageKeys.map((key) => kept.get(key))]).toEqual([stored, ...asStored(here)]);
      expect([visits, view.document.documentElement.hidden]).toEqual([[], false]);
    }
  });

  test.each(["access", "read", "write"])("storage that throws on %s changes nothing", (failing) => {
    for (const stored of [...invalid, ...locales.map(asStored)]) {
      const { view, kept, before, visits } = browser(stored, `${prefix(here)}/`, { failing });
      expect(() => keepLanguage(view, languageFacts(here, ""))).not.toThrow();
      expect(kept).toEqual(before);
      // A choice that can be read is followed even if writing fails.
      if (failing !== "write") expect(visits).toEqual([]);
    }
  });
});

describe.each(["", "/a/b"])("built for the folder %j", (base) => {
  test.each(rest)(
    "a choice leads from %s to its alternate page, but from no address with a prefix",
    (address) => {
      for (const here of locales)
        for (const choice of locales) {
          const { view, kept, before, visits } = browser(asStored(choice), base + prefix(here) + address);
          keepLanguage(view, languageFacts(here, base));
          const leads = here === "pl" && choice !== "pl";
          expect(visits).toEqual(leads ? [`${base}/${choice}${address}`] : []);
          expect(view.document.documentElement.hidden).toBe(leads);
          expect(kept).toEqual(before);
        }
    },
  );
});

describe("a page that comes back", () => {
  test("from the back/forward cache follows a language choice made meanwhile", () => {
    const { view, kept, visits, listeners } = browser(asStored("pl"), "/products/1/#order");
    keepLanguage(view, languageFacts("pl", ""));
    kept.set(storageKeys[0], "gb-eng").set(storageKeys[1], "English");

    listeners.get("pageshow")?.({ persisted: false });
    expect(visits).toEqual([]);
    listeners.get("pageshow")?.({ persisted: true });
    expect(visits).toEqual(["/en/products/1/#order"]);
  });

  test("prepared in the background stores nothing until it is visited", () => {
    const { view, kept, listeners } = browser([null, null], "/de/", { prerendering: true });
    keepLanguage(view, languageFacts("de", ""));
    expect([...kept]).toEqual([]);

    view.document.prerendering = false;
    listeners.get("prerenderingchange")?.({ persisted: false });
    expect([...kept.values()]).toEqual(["de", "Deutsch"]);
  });
});

test.each(locales)("the script in the head of a page in %s runs by itself", (here) => {
  const { view, kept, visits } = browser(
    here === "pl" ? asStored("de") : [null, null],
    `${prefix(here)}/?a#b`,
  );
  // The context has only the window: references to imports or constants throw.
  runInNewContext(languageScript(here, true), { window: view });
  expect(visits).toEqual(here === "pl" ? [`${basePath}/de/?a#b`] : []);
  expect([...kept.values()]).toEqual(here === "pl" ? ["de", "Deutsch"] : asStored(here));
});
