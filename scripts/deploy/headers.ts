import { redirectPaths } from "../../app/_content/redirects";
import { contentTypes, isHashed, lifetimes, places } from "../built/file-types";
import { hstsSeconds, securityHeaders } from "../built/security-headers";
import { CommandError } from "../command/command-error.mjs";

/** The most rules of `_headers`. https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/** What Cloudflare sends by itself. https://developers.cloudflare.com/pages/configuration/serving-pages/ */
const cloudflareLifetime = lifetimes.page;

/** Endings that Cloudflare's own table of types does not know, or calls by an older name (mime-db). */
const otherTypes = ["step", "vcf"];

/**
 * The text of `_headers`, which configures what Cloudflare sends.
 *
 * Its rules also apply to answers that are errors, so hashed files are named by their hash: a rule for their whole folder
 * would have browsers keep "not found" for a year. Those of earlier builds keep what Cloudflare sends by itself.
 *
 * @throws CommandError when Cloudflare would not take it
 */
export function headersFile(files: readonly string[]): string {
  const hashed = files.filter(isHashed).map(patternOf);
  const fixed = places.filter(
    ({ kind, path }) => kind !== "hashed" && lifetimes[kind] !== cloudflareLifetime && !path.startsWith("*"),
  );
  const rules = [
    rule(
      "/*",
      securityHeaders.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...fixed.map(({ kind, path }) => rule(`/${path}`, [`Cache-Control: ${lifetimes[kind]}`])),
    ...otherTypes.map((ending) => rule(`/papers/:name.${ending}`, [`Content-Type: ${contentTypes[ending]}`])),
    ...[...new Set(hashed)].map((path) => rule(path, [`Cache-Control: ${lifetimes.hashed}`])),
  ];
  if (rules.length > mostRules)
    throw new CommandError(
      `Cloudflare allows ${mostRules} rules in _headers; this site needs ${rules.length}.`,
    );
  return `${rules.join("\n")}\n`;
}

/** All renditions of a picture share its hash; a placeholder stands for anything but a slash. */
function patternOf(file: string): string {
  return `/${file}`.replace(/\/[^/]+(\.[0-9a-f]{6}\.)\d+\.\w+$/, "/:name$1:format");
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`)].join("\n");
}

const valueOf = (wanted: string) => securityHeaders.find(({ name }) => name === wanted)?.value ?? "";

/** Headers for which CloudFront has fields of its own, and refuses custom ones. */
const cloudFrontOwn = [
  "Strict-Transport-Security",
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
];

/**
 * The response headers policy of CloudFront, as `aws cloudfront create-response-headers-policy` takes it.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/understanding-response-headers-policies.html
 */
export function cloudFrontHeaders() {
  const custom = securityHeaders
    .filter(({ name }) => !cloudFrontOwn.includes(name))
    .map(({ name, value }) => ({ Header: name, Value: value, Override: true }));
  const hsts = { AccessControlMaxAgeSec: hstsSeconds, IncludeSubdomains: false, Preload: false };
  return {
    Name: "silvapal-security-headers",
    SecurityHeadersConfig: {
      StrictTransportSecurity: { Override: true, ...hsts },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: valueOf("Content-Security-Policy"),
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf("Referrer-Policy") },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}

/**
 * The headers of a backend bucket, as a flags file of `gcloud compute backend-buckets update`.
 * https://cloud.google.com/load-balancing/docs/https/custom-headers-global
 */
export function flagsFile(): string {
  const flags = securityHeaders.map(
    ({ name, value }) => `- --custom-response-header: ${JSON.stringify(`${name}: ${value}`)}\n`,
  );
  return flags.join("");
}

/** What a rule of Front Door is looked at for, and what it then does. */
interface FrontDoorRule {
  readonly conditions: readonly {
    readonly name: "UrlPath";
    readonly parameters: { readonly matchValues: readonly string[] } & Readonly<Record<string, unknown>>;
  }[];
  readonly matchProcessingBehavior: "Continue" | "Stop";
  readonly actions: readonly {
    readonly name: string;
    readonly parameters: Readonly<Record<string, string>>;
  }[];
}

/** The most actions of one rule. https://learn.microsoft.com/azure/azure-resource-manager/management/azure-subscription-service-limits */
const mostActions = 5;

function ruleSet(name: string, rules: readonly FrontDoorRule[]) {
  const type = "Microsoft.Cdn/profiles/ruleSets";
  const apiVersion = "2024-02-01";
  const set: { properties: Partial<FrontDoorRule> & { order?: number } } & Record<string, unknown> = {
    type,
    apiVersion,
    name: `[format('{0}/${name}', parameters('profile'))]`,
    properties: {},
  };
  return [
    set,
    ...rules.map((rule, index) => ({
      type: `${type}/rules`,
      apiVersion,
      name: `[format('{0}/${name}/rule${index + 1}', parameters('profile'))]`,
      dependsOn: [`[resourceId('${type}', parameters('profile'), '${name}')]`],
      properties: { order: index + 1, ...rule },
    })),
  ];
}

/**
 * A template that gives a Front Door profile the headers as a rule set, and as another one the redirects where there are any,
 * for `az deployment group create`. A redirect keeps the query by itself.
 * https://learn.microsoft.com/azure/frontdoor/front-door-url-redirect
 */
export function frontDoorRules(redirects = redirectPaths()) {
  const actions = securityHeaders.map(({ name, value }) => ({
    name: "ModifyResponseHeader",
    parameters: {
      typeName: "DeliveryRuleHeaderActionParameters",
      headerAction: "Overwrite",
      headerName: name,
      value,
    },
  }));
  const headerRules = Array.from(
    { length: Math.ceil(actions.length / mostActions) },
    (_, index): FrontDoorRule => ({
      conditions: [],
      matchProcessingBehavior: "Continue",
      actions: actions.slice(index * mostActions, (index + 1) * mostActions),
    }),
  );
  const redirectRules = redirects.map(({ from, to }): FrontDoorRule => ({
    conditions: [
      {
        name: "UrlPath",
        parameters: {
          typeName: "DeliveryRuleUrlPathMatchConditionParameters",
          operator: "Equal",
          negateCondition: false,
          matchValues: [from, from.slice(0, -1)],
          transforms: [],
        },
      },
    ],
    matchProcessingBehavior: "Stop",
    actions: [
      {
        name: "UrlRedirect",
        parameters: {
          typeName: "DeliveryRuleUrlRedirectActionParameters",
          redirectType: "Moved",
          destinationProtocol: "MatchRequest",
          customPath: to,
        },
      },
    ],
  }));
  return {
    $schema: "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#",
    contentVersion: "1.0.0.0",
    parameters: { profile: { type: "string" } },
    resources: [
      ...ruleSet("securityHeaders", headerRules),
      ...(redirects.length ? ruleSet("redirects", redirectRules) : []),
    ],
  };
}
