import type { RedirectPath } from "../../app/_content/redirects";
import { CommandError } from "../command/command-error.mjs";

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

/** A rule set of Azure Front Door, or a rule of one, in a deployment template. */
interface Resource {
  readonly type: string;
  readonly apiVersion: string;
  readonly name: string;
  readonly dependsOn?: readonly string[];
  readonly properties: Partial<Rule>;
}

export const ruleOf = (set: string, rule: Rule): Resource => ({
  type: "Microsoft.Cdn/profiles/ruleSets/rules",
  apiVersion: "2024-02-01",
  name: `[format('{0}/${set}/rule${rule.order}', parameters('profile'))]`,
  dependsOn: [`[resourceId('Microsoft.Cdn/profiles/ruleSets', parameters('profile'), '${set}')]`],
  properties: rule,
});

export const ruleSet = (name: string): Resource => ({
  type: "Microsoft.Cdn/profiles/ruleSets",
  apiVersion: "2024-02-01",
  name: `[format('{0}/${name}', parameters('profile'))]`,
  properties: {},
});

/**
 * The redirects as a rule set; nothing where there are none. A redirect keeps the query by itself.
 * https://learn.microsoft.com/azure/frontdoor/front-door-url-redirect
 *
 * @throws CommandError when Front Door would not take so many
 */
export function redirectRules(redirects: readonly RedirectPath[]): Resource[] {
  if (!redirects.length) return [];
  if (redirects.length > mostRules)
    throw new CommandError(
      `Front Door allows ${mostRules} rules in a set; this site needs ${redirects.length}. Remove redirects from app/_content/redirects.ts.`,
    );
  const rules = redirects.map(({ from, to }, index) =>
    ruleOf("redirects", {
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
    }),
  );
  return [ruleSet("redirects"), ...rules];
}
