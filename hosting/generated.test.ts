/** @jest-environment node */
import { readFileSync } from "node:fs";

import { securityHeaders, securityHeadersFor } from "../scripts/built/security-headers";
import type { ruleSetTemplate } from "./azure/rule-set";
import { generated } from "./generated";
import { headersFile } from "./pages/headers-file";
import type { responseHeadersPolicy } from "./s3/response-headers-policy";
import { configuredHeaders } from "./testing/configured-headers";
import { Store } from "./testing/store";

const textOf = (file: string) => readFileSync(file, "utf8");

test.each(Object.keys(generated))("%s is what its sources make: npm run deploy -- settings", (file) => {
  expect(textOf(file)).toBe(generated[file]?.());
});

const lowered = (headers: readonly (readonly string[])[]) =>
  Object.fromEntries(headers.map(([name = "", value]) => [name.toLowerCase(), value]));

/** Reads the headers out of a configuration as its host does. */
const told: Readonly<Record<string, () => Record<string, unknown>>> = {
  CloudFront() {
    const policy = textOf("hosting/s3/response-headers-policy.json");
    const { SecurityHeadersConfig: fields, CustomHeadersConfig: custom } = JSON.parse(policy) as ReturnType<
      typeof responseHeadersPolicy
    >;
    // It takes a list only with its length.
    expect(custom.Quantity).toBe(custom.Items.length);
    return {
      "strict-transport-security": `max-age=${fields.StrictTransportSecurity?.AccessControlMaxAgeSec}`,
      "content-security-policy": fields.ContentSecurityPolicy?.ContentSecurityPolicy,
      ...(fields.ContentTypeOptions && { "x-content-type-options": "nosniff" }),
      "referrer-policy": fields.ReferrerPolicy?.ReferrerPolicy,
      ...lowered(custom.Items.map(({ Header, Value }) => [Header, Value])),
    };
  },
  "Cloud Storage's load balancer": () => {
    const flags = textOf("hosting/gcs/response-headers.yaml").matchAll(
      /^- --custom-response-header: (".*")$/gm,
    );
    return lowered(
      [...flags].map(([, flag = '""']) => /^(.*?): (.*)$/.exec(JSON.parse(flag) as string)?.slice(1) ?? []),
    );
  },
  "Front Door": () => {
    const { resources } = JSON.parse(textOf("hosting/azure/rule-set.json")) as ReturnType<
      typeof ruleSetTemplate
    >;
    const actions = resources.flatMap(({ properties }) => properties.actions ?? []);
    const headers = actions.filter(({ name }) => name === "ModifyResponseHeader");
    return lowered(headers.map(({ parameters: { headerName = "", value = "" } }) => [headerName, value]));
  },
  Pages() {
    const store = new Store();
    store.put("_headers", { bytes: Buffer.from(headersFile(["index.html"])), type: "", cacheControl: "" });
    return configuredHeaders({ headers: "_headers" }, store, "/");
  },
};

test.each(Object.keys(told))("%s is told all security headers, and no others", (host) => {
  expect(told[host]?.()).toEqual(securityHeadersFor(true));
});

test("each header is said once, and none of them over plain HTTP that is for HTTPS", () => {
  const names = securityHeaders.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(securityHeadersFor(true))).toEqual(names);
  expect(Object.keys(securityHeadersFor(false))).toEqual(names.slice(1));
});
