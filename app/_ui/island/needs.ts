/** What an island may need beyond its own page: the e-mail service, or another site's frame. */
export const needs = ["mail", "frame"] as const;

export type Need = (typeof needs)[number];
