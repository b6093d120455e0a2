import { runInNewContext } from "node:vm";

import { languages, type Locale, locales, storageKeys } from "../_i18n/languages";
import { prefix } from "../_i18n/paths";
import { headScript } from "./head-script";

type Pair = readonly [code: string | null, name: string | null];
const pairOf = (locale: Locale): Pair => [languages[locale].code, languages[locale].name];

const invalid = [null, "pl", "de", "gb-eng", "en", "", "PL"].flatMap((code) =>
  [null, "Polski", "Deutsch", "English", "Français", ""]
    .map((name): Pair => [code, name])
    .filter((pair) => !locales.some((each) => pairOf(each).join() === pair.join())),
);

interface Browser {
  readonly script: string;
  readonly stored?: Pair;
  /** Access to storage that throws. */
  readonly failing?: string;
  readonly prerendering?: boolean;
}

/** Runs a head script as a browser does. Globals that it may not use are missing. */
function open(address: string, { script, stored = [null, null], failing, prerendering }: Browser) {
  const { origin, pathname, search, hash } = new URL(address, "https://site.example");
  const kept = new Map(storageKeys.map((key, index) => [key as string, stored[index] ?? null]));
  const visits: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener);
  const refuse = (action: string) => {
    if (failing === action) throw new DOMException("no storage", "SecurityError");
  };
  const document = { addEventListener, documentElement: { dataset: {}, hidden: false }, prerendering };
  const location = { origin, pathname, search, hash, replace: (to: string) => visits.push(to) };
  runInNewContext(script, {
    document,
    location,
    addEventListener,
    window: { document, location },
    get localStorage() {
      refuse("access");
      return {
        getItem: (key: string) => (refuse("read"), kept.get(key)),
        setItem: (key: string, value: string) => (refuse("write"), kept.set(key, value)),
      };
    },
  });
  const fire = (type: string, event: object = {}) => listeners.get(type)?.(event);
  return { document, visits, kept, now: () => [...kept.values()], fire };
}

describe.each(locales)("on a page in %s", (here) => {
  const script = headScript(here, true, "");

  test("stored values that no visitor chose are replaced by the page's language", () => {
    for (const stored of invalid) {
      const { document, visits, now } = open(`${prefix(here)}/`, { script, stored });
      expect([stored, now(), visits, document.documentElement.hidden]).toEqual([
        ...[stored, pairOf(here), []],
        false,
      ]);
    }
  });

  test.each(["access", "read", "write"])("storage that throws on %s changes nothing", (failing) => {
    for (const stored of [...invalid, ...locales.map(pairOf)]) {
      const { visits, now } = open(`${prefix(here)}/`, { script, stored, failing });
      expect(now()).toEqual(stored);
      // A choice that can be read is followed even if writing fails.
      if (failing !== "write") expect(visits).toEqual([]);
    }
  });
});

test.each(["", "/a/b"])(
  "in the folder %j a choice leads from an address without prefix to its alternate page, and from no other",
  (base) => {
    for (const rest of ["/", "/products/3/?utm=a%20b#order", "/?q"])
      for (const here of locales)
        for (const choice of locales) {
          const address = base + prefix(here) + rest;
          const stored = pairOf(choice);
          const { document, visits, now } = open(address, { script: headScript(here, true, base), stored });
          const leads = here === "pl" && choice !== "pl";
          expect(visits).toEqual(leads ? [`${base}/${choice}${rest}`] : []);
          expect([document.documentElement.hidden, now()]).toEqual([leads, stored]);
        }
  },
);

test("a page that comes back from the back/forward cache follows a choice made meanwhile", () => {
  const { kept, visits, fire } = open("/products/1/#order", {
    script: headScript("pl", true, ""),
    stored: pairOf("pl"),
  });
  storageKeys.forEach((key, index) => kept.set(key, pairOf("en")[index] ?? null));
  fire("pageshow", { persisted: false });
  expect(visits).toEqual([]);
  fire("pageshow", { persisted: true });
  expect(visits).toEqual(["/en/products/1/#order"]);
});

test("a page prepared in the background stores nothing until it is visited", () => {
  const { document, now, fire } = open("/de/", { script: headScript("de", true, ""), prerendering: true });
  expect(now()).toEqual([null, null]);
  document.prerendering = false;
  fire("prerenderingchange");
  expect(now()).toEqual(pairOf("de"));
});

test.each([
  ["a click", "click", 0, "", true],
  ["the middle button (new tab)", "auxclick", 1, "", true],
  ["the right button", "auxclick", 2, "", false],
  ["a click where storage throws", "click", 0, "write", false],
])(
  "%s on a link of the language menu: its language is stored or not",
  (_, type, button, failing, isStored) => {
    const { now, fire } = open("/?from=mail#order", { script: headScript("pl", false, ""), failing });
    const link = { search: "", hash: "#old", hreflang: languages.de.tag };
    fire(type, { button, target: { closest: (css: string) => (css === ".language-menu a" ? link : null) } });
    expect(now()).toEqual(isStored ? pairOf("de") : [null, null]);
    if (button < 2) expect(link).toMatchObject({ search: "?from=mail", hash: "#order" });
    fire(type, { button, target: { closest: () => null } });
  },
);

test.each([
  ["/landing/%23l=WzEsW10", "/landing/#l=WzEsW10"],
  ["/landing/%23l%3DWzEsW10/", "/landing/#l=WzEsW10"],
  ["/landing/%23l=Wz?utm_source=mail", "/landing/#l=Wz&utm_source=mail"],
  ["/de/plan/%3Fp=own&l=1140", "/de/plan/?p=own&l=1140"],
  ["/de/plan/%3fp2%3Down%26l2%3D1140/", "/de/plan/?p2=own&l2=1140"],
  ["/plan/%3Fp=own?utm_source=mail", "/plan/?p=own&utm_source=mail"],
  ["//evil.example/%23l=W", "//evil.example/#l=W"],
  ["/nowhere/", ""],
  ["/nowhere/%23", ""],
  ["/landing/%2523l=WzEs", ""],
  ["/plan/%3Ft=%E0%A4", ""],
])("the error document repairs %s, whose query or hash is percent-encoded once: %s", (path, mended) => {
  const site = "https://site.example";
  const { visits } = open(site + path, { script: headScript("pl", false) });
  expect(visits).toEqual(mended ? [site + mended] : []);
});
