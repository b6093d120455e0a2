import { securityHeaders } from "../../scripts/built/security-headers";

/** A rule of Front Door has at most so many actions. https://learn.microsoft.com/azure/frontdoor/front-door-rules-engine-actions */
const mostActions = 5;

/** A template that gives a Front Door profile the headers as a rule set, for `az deployment group create`. */
export function ruleSetTemplate() {
  const actions = securityHeaders.map(({ name, value }) => ({
    name: "ModifyResponseHeader",
    parameters: {
      typeName: "DeliveryRuleHeaderActionParameters",
      headerAction: "Overwrite",
      headerName: name,
      value,
    },
  }));
  const rules = Array.from({ length: Math.ceil(actions.length / mostActions) }, (_, index) => ({
    type: "Microsoft.Cdn/profiles/ruleSets/rules",
    apiVersion: "2024-02-01",
    name: `[format('{0}/securityHeaders/rule${index + 1}', parameters('profile'))]`,
    dependsOn: ["[resourceId('Microsoft.Cdn/profiles/ruleSets', parameters('profile'), 'securityHeaders')]"],
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
      {
        type: "Microsoft.Cdn/profiles/ruleSets",
        apiVersion: "2024-02-01",
        name: "[format('{0}/securityHeaders', parameters('profile'))]",
        properties: {},
      },
      ...rules,
    ],
  };
}
