/** What an island may need beyond its own page, and the directive of the page's policy that then allows it. */
export const needs = {
  /** To send through the e-mail service. */
  mail: "connect-src",
  /** To show another site's page. */
  frame: "frame-src",
} as const;

export type Need = keyof typeof needs;
