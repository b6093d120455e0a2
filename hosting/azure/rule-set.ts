import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import { CommandError } from "../../scripts/command/command-error.mjs";
import { securityHeaders } from "../../scripts/built/security-headers";

/** A rule of Front Door has at most so many actions. https://learn.microsoft.com/azure/frontdoor/front-door-rules-engine-actions */
const mostActions = 5;

/** A rule set has at most so many rules. https://learn.microsoft.com/azure/azure-resource-manager/management/azure-subscription-service-limits */
const mostRules = 100;

interface Rule {
  readonly order: number;
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

/** A rule set, or a rule of one. */
interface Resource {
  readonly type: string;
  readonly apiVersion: string;
  readonly name: string;
  readonly dependsOn?: readonly string[];
  readonly properties: Partial<Rule>;
}

/** What every rule of a set says of itself. */
const ruleOf = (set: string, order: number) => ({
  type: "Microsoft.Cdn/profiles/ruleSets/rules",
  apiVersion: "2024-02-01",
  name: `[format('{0}/${set}/rule${order}', parameters('profile'))]`,
  dependsOn: [`[resourceId('Microsoft.Cdn/profiles/ruleSets', parameters('profile'), '${set}')]`],
});

const ruleSet = (name: string): Resource => ({
  type: "Microsoft.Cdn/profiles/ruleSets",
  apiVersion: "2024-02-01",
  name: `[format('{0}/${name}', parameters('profile'))]`,
  properties: {},
});

/** A redirect keeps the query by itself. https://learn.microsoft.com/azure/frontdoor/front-door-url-redirect */
const redirectRule = ({ from, to }: RedirectPath, index: number): Resource => ({
  ...ruleOf("redirects", index + 1),
  properties: {
    order: index + 1,
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
  },
});

/**
 * A template that gives a Front Door profile the headers as a rule set, and as another one the redirects where there are any,
 * for `az deployment group create`.
 *
 * @throws CommandError when Front Door would not take so many redirects
 */
export function ruleSetTemplate(redirects: readonly RedirectPath[] = redirectPaths()) {
  if (redirects.length > mostRules) {
    throw new CommandError(
      `Front Door takes ${mostRules} rules in a set; this site would need ${redirects.length}.`,
    );
  }
  const actions = securityHeaders.map(({ name, value }) => ({
    name: "ModifyResponseHeader",
    parameters: {
      typeName: "DeliveryRuleHeaderActionParameters",
      headerAction: "Overwrite",
      headerName: name,
      value,
    },
  }));
  const rules = Array.from({ length: Math.ceil(actions.length / mostActions) }, (_, index): Resource => ({
    ...ruleOf("securityHeaders", index + 1),
    properties: {
      order: index + 1,
      conditions: [],
      matchProcessingBehavior: "Continue",
      actions: actions.slice(index * mostActions, (index + 1) * mostActions),
    },
  }));
  return {
    $schema: "https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#",
    contentVersion: "1.0.0.0",
    parameters: { profile: { type: "string" } },
    resources: [
      ruleSet("securityHeaders"),
      ...rules,
      ...(redirects.length ? [ruleSet("redirects"), ...redirects.map(redirectRule)] : []),
    ],
  };
}
