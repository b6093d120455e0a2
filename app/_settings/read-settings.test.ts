import { readFileSync } from "node:fs";

import { readSettings, SettingsError, variables } from "./read-settings";

const site = "https://www.palety.pl";
const read = (settings: NodeJS.Dict<string>) => readSettings({ NEXT_PUBLIC_SITE_URL: site, ...settings });

test("origins lose the slash at their end", () => {
  const [NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_FLAG_ORIGIN] = [
    "http://localhost:4173/",
    "https://flags.example/",
  ];
  const { siteUrl, flagOrigin } = readSettings({ NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_FLAG_ORIGIN });
  expect([siteUrl, flagOrigin]).toEqual(["http://localhost:4173", "https://flags.example"]);
});

test("no setting is required for a local build, empty ones count as unset, and an empty mail origin is the site's own", () => {
  const none = readSettings({});
  expect(none.isPreview).toBe(false);
  const empty = readSettings(Object.fromEntries(variables.map((name) => [name, ""])));
  expect({ ...empty, mail: { ...empty.mail, origin: none.mail.origin } }).toEqual(none);
  expect(empty.mail.origin).toBe("");
});

test.each([undefined, ""])(
  "a build for others is refused without its address (%j), with the line to add",
  (url) => {
    const missing = () => readSettings({ NEXT_PUBLIC_SITE_URL: url }, { needsAddress: true });
    expect(missing).toThrow(/\.env\.local.*\n +NEXT_PUBLIC_SITE_URL=https:/);
  },
);

test.each<[string, string[], string[]]>([
  [
    "NEXT_PUBLIC_SITE_URL",
    [site, "http://localhost:4173", `${site}/`],
    [
      ...["silvapal.example", "//silvapal.example", "ftp://silvapal.example", `${site}/folder`, `${site}//`],
      ...[`${site}?a`, "https://user@silvapal.example", "https://"],
    ],
  ],
  [
    "BASE_PATH",
    ["/folder", "/some/v1.0"],
    ["folder", "/", "/folder/", "//host", "/a/../b", "/.", "/a b", "/a?b"],
  ],
  ["SITE_STAGE", ["preview"], ["Preview", "live", "1"]],
  ["NEXT_PUBLIC_EMAILJS_ORIGIN", ["https://api.emailjs.com"], ["api.emailjs.com", `${site}/send`]],
  ["NEXT_PUBLIC_EMAILJS_USER_ID", ["Zk3-x_9"], ["two words"]],
  [
    "NEXT_PUBLIC_MAP_URL",
    ["https://maps.example/embed?a=b"],
    ["maps.example", "http://maps.example/", "https://"],
  ],
  [
    "ANALYTICS_SCRIPT",
    ["/stats/script.js", "https://palety.pl/script.js", "https://stats.palety.pl/script.js"],
    [
      ...[
        "//stats.palety.pl/script.js",
        "http://stats.palety.pl/script.js",
        "https://notpalety.pl/script.js",
      ],
      ...["https://www.counts-everybody.com/palety.pl.js", "script.js"],
    ],
  ],
])("%s may be %j; %j is refused by name", (name, right, wrong) => {
  for (const text of right) expect(read({ [name]: text })).toBeDefined();
  for (const text of wrong) {
    const refused = () => read({ [name]: text });
    expect(refused).toThrow(SettingsError);
    expect(refused).toThrow(new RegExp(`^${name} must be .*, not "${text.replace(/[?.+*]/g, "\\$&")}"\\.$`));
  }
});

test("the analytics script's options become attributes", () => {
  const told = { ANALYTICS_SCRIPT: "/stats/script.js", ANALYTICS_ATTRIBUTES: "website-id=4f2 a=b=c" };
  expect(read(told).analytics).toEqual({
    src: "/stats/script.js",
    attributes: { "website-id": "4f2", a: "b=c" },
  });
  expect(read({}).analytics).toBeUndefined();
});

test.each(["website-id", "=4f2", "a=1 onload"])("%j is no setting of a script", (attributes) => {
  const told = { ANALYTICS_SCRIPT: "/stats/script.js", ANALYTICS_ATTRIBUTES: attributes };
  expect(() => read(told)).toThrow(`not "${attributes}"`);
  expect(() => read({ ANALYTICS_ATTRIBUTES: "a=1" })).toThrow("ANALYTICS_SCRIPT");
});

test("the example explains every setting", () => {
  const example = readFileSync(".env.example", "utf8");
  expect(variables.filter((name) => !new RegExp(`^#?${name}=`, "m").test(example))).toEqual([]);
});
