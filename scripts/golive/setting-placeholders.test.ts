/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

import type * as settingsModule from "../../app/_content/settings";
import { standIns } from "../../app/_content/settings";
import { previewEnvironment } from "../preview-settings";
import { settingPlaceholders } from "./setting-placeholders";

const live = {
  mapUrl: "https://maps.palety.pl/",
  videoUrl: "https://films.palety.pl/",
  mail: {
    origin: "https://api.emailjs.com",
    userId: "k3y",
    serviceId: "service_x",
    orderTemplateId: "template_o",
    contactTemplateId: "template_c",
  },
};
const said = (found: typeof live, siteUrl?: string) =>
  settingPlaceholders(found, standIns, siteUrl).map(({ says }) => says);

/** The settings of `.env`-like values, as the build reads them. */
function settingsOf(values: NodeJS.Dict<string>) {
  jest.resetModules();
  process.env = { ...values } as NodeJS.ProcessEnv;
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- read anew, with these values
  return (require("../../app/_content/settings") as typeof settingsModule).settings;
}
const before = process.env;
afterEach(() => (process.env = before));

test("a live site's settings are no placeholders", () => {
  expect(said(live, "https://www.palety.pl")).toEqual([]);
});

test.each([
  [undefined, "is not set"],
  ["https://www.example.com", "leads nowhere"],
  ["https://silvapal.example", "leads nowhere"],
  ["http://localhost:4173", "leads nowhere"],
])("NEXT_PUBLIC_SITE_URL=%s %s", (url, sentence) => {
  expect(said(live, url)).toEqual([expect.stringContaining(sentence)]);
});

test("the example of settings, copied as it is, has everything still to be set", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  const found = settingPlaceholders(settingsOf(example), standIns, example.NEXT_PUBLIC_SITE_URL);
  expect(found.map(({ says }) => /^\w+/.exec(says)?.[0])).toEqual([
    "NEXT_PUBLIC_SITE_URL",
    "NEXT_PUBLIC_EMAILJS_USER_ID",
    "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
    "NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID",
    "NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID",
    "NEXT_PUBLIC_MAP_URL",
    "NEXT_PUBLIC_VIDEO_URL",
  ]);
});

test("the account of a preview is nobody's", () => {
  const found = settingsOf(previewEnvironment(4173, {}));
  const accounts = settingPlaceholders(found, standIns, "https://www.palety.pl").filter(({ says }) =>
    says.endsWith("is nobody's account."),
  );
  expect(accounts).toHaveLength(4);
});
