import { hstsSeconds, securityHeaders } from "../../scripts/built/security-headers";

/** Headers for which CloudFront has fields of its own, and refuses custom ones. */
const fields: Readonly<Record<string, (value: string) => object>> = {
  "Strict-Transport-Security": () => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: hstsSeconds,
      IncludeSubdomains: false,
      Preload: false,
    },
  }),
  "Content-Security-Policy": (value) => ({
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value },
  }),
  "X-Content-Type-Options": () => ({ ContentTypeOptions: { Override: true } }),
  "Referrer-Policy": (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
};

/**
 * The response headers policy of CloudFront, as `aws cloudfront create-response-headers-policy` takes it.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 */
export function responseHeadersPolicy() {
  const custom = securityHeaders
    .filter(({ name }) => !fields[name])
    .map(({ name, value }) => ({ Header: name, Value: value, Override: true }));
  return {
    Name: "silvapal-security-headers",
    Comment: "Made from scripts/built/security-headers.ts",
    SecurityHeadersConfig: Object.assign(
      {},
      ...securityHeaders.map(({ name, value }) => fields[name]?.(value) ?? {}),
    ) as Record<string, Record<string, string | number | boolean>>,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}
