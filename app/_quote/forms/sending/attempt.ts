import type { FormValues } from "../../../_lib/form-values";
import { readTab, writeTab } from "../../../_lib/tab-storage";
import type { FormTranslator } from "../form/form-words";

/** A message that was sent off, as the tab remembers it until it is known to have arrived; plain JSON. */
export interface Attempt {
  /** Milliseconds since 1970. */
  at: number;
  /** Of everything that the visitor gave: the same message has the same, in whichever words the page writes its list. */
  digest: string;
  /** Stands in the message: one that arrives twice is recognised by it. */
  reference: string;
  /** Whether it may have arrived all the same: there was no answer, or the page was left before it. */
  mayHaveArrived: boolean;
}

/** No letter or figure that is taken for another. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Where the tab remembers the message of a form, by the name of its draft. */
const keyOf = (draft: string) => `sending:${draft}`;

/**
 * Begins to send a message: from here on it may have arrived. The same words keep their reference.
 *
 * @param draft name of the form's draft
 * @param identity what the visitor gave
 */
export function beginAttempt(draft: string, identity: FormValues): Attempt {
  const last = lastAttempt(draft);
  const digest = digestOf(identity);
  const reference = last?.digest === digest ? last.reference : newReference();
  return keepAttempt(draft, { at: Date.now(), digest, reference, mayHaveArrived: true });
}

/** Remembers what is known of an attempt. */
export function keepAttempt(draft: string, attempt: Attempt): Attempt {
  writeTab(keyOf(draft), JSON.stringify(attempt));
  return attempt;
}

/** The last attempt to send a form from this tab that is not known to have arrived, as JSON; empty without one. */
export function storedAttempt(draft: string): string {
  return readTab(keyOf(draft));
}

/** Reads what `storedAttempt` gives. */
export function readAttempt(stored: string): Attempt | undefined {
  try {
    const { at, digest, reference, mayHaveArrived } = JSON.parse(stored) as Partial<Attempt>;
    if (at && digest && reference) return { at, digest, reference, mayHaveArrived: mayHaveArrived === true };
  } catch {
    // None, or one that another script stored.
  }
  return undefined;
}

/** The last attempt to send a form from this tab that is not known to have arrived. */
export function lastAttempt(draft: string): Attempt | undefined {
  return readAttempt(storedAttempt(draft));
}

/** Forgets it: it has arrived. */
export function forgetAttempt(draft: string): void {
  writeTab(keyOf(draft), "");
}

/** Says that a message may have arrived: when it was sent, and by what reference it is known. */
export function attemptText({ at, reference }: Attempt, t: FormTranslator): string {
  const time = new Date(at).toLocaleString(t.region, { dateStyle: "short", timeStyle: "short" });
  return t("messages.mayHaveArrived", { time, reference });
}

/** Returns whether the same message has been sent and may have arrived. @param identity as of `beginAttempt` */
export function mayHaveArrived(attempt: Attempt | undefined, identity: FormValues): boolean {
  return attempt !== undefined && attempt.mayHaveArrived && attempt.digest === digestOf(identity);
}

/**
 * A digest of what stands in a form: FNV-1a of 64 bits over its characters, which distinguishes texts and
 * keeps no secret.
 */
function digestOf(values: FormValues): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of JSON.stringify(values)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) as number)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** Six signs in two groups, to be read out on the phone. */
function newReference(): string {
  const [...numbers] = crypto.getRandomValues(new Uint8Array(6));
  return numbers
    .map((number) => signs[number % signs.length])
    .join("")
    .replace(/.{3}/, "$&-");
}
