import * as z from "zod/mini";

// Before the first schema. zod's object schemas compile code where they can, and to know whether they can they try
// `new Function`, which a strict content security policy reports. (The mini build does without today.)
z.config({ jitless: true });

/** What can be wrong with a field; names the words of the message. */
export type Problem = "fieldRequired" | "consentRequired" | "emailInvalid" | "emailTooLong";

/** Greatest lengths of an e-mail address, in characters (specification, section 5). */
export const emailLimits = { total: 254, beforeAt: 64 } as const;

/** A valid e-mail address as the HTML standard spells it out for `type="email"`, so no stricter than the browser's check. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A text that must not be empty. White space alone is no value. */
export const filled = z
  .string(problem("fieldRequired"))
  .check(z.trim(), z.minLength(1, problem("fieldRequired")));

/** A text nobody checks. */
export const free = z.string();

/** The consent, which must be given. */
export const consented = z.literal(true, problem("consentRequired"));

/**
 * A required e-mail address: the pattern and the two limits of length. Too long is said before misspelt: it is the more
 * exact message.
 */
export const email = filled.check(
  z.refine(withinLimits, problem("emailTooLong")),
  z.regex(emailPattern, problem("emailInvalid")),
);

function withinLimits(address: string): boolean {
  return address.length <= emailLimits.total && address.lastIndexOf("@") <= emailLimits.beforeAt;
}

function problem(name: Problem): Problem {
  return name;
}
