/** @jest-environment node */
import { readFileSync } from "node:fs";

import { configuredHeaders } from "./testing/configured-headers";
import { hostRules } from "./testing/host-rules";
import { Store } from "./testing/store";
import { generated } from "./generated";
import { headersFile } from "./pages/headers-file";
import { securityHeaders, securityHeadersFor } from "../scripts/built/security-headers";

test.each(Object.keys(generated))("%s is what its sources make: npm run deploy -- settings", (file) => {
  expect(readFileSync(file, "utf8")).toBe(generated[file]?.());
});

test.each(hostRules.filter(({ headers }) => headers).map(({ name, headers }) => [name, headers] as const))(
  "%s is told all security headers, and no others",
  (_, source) => {
    const store = new Store();
    const bytes = Buffer.from(headersFile(["index.html"]));
    store.put("_headers", { bytes, type: "", cacheControl: "" });
    expect(configuredHeaders(source, store)("/")).toEqual(securityHeadersFor(true));
  },
);

test("each header is said once, and none of them over plain HTTP that is for HTTPS", () => {
  const names = securityHeaders.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(securityHeadersFor(true))).toEqual(names);
  expect(Object.keys(securityHeadersFor(false))).toEqual(names.slice(1));
});
