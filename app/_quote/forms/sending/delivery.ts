import type * as EmailService from "@emailjs/browser";

import type { FormValues } from "../../../_lib/form-values";

type Library = typeof EmailService;

/** The e-mail service's origin and the account that sends, from the settings of the build. */
export interface MailAccount {
  /** Origin of the e-mail service; empty = the site's own. */
  origin: string;
  /** The account's public key. */
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Gives the messages of the send step (R68). */
export type RefusalText = (
  missing: "userIdRequired" | "serviceIdRequired" | "templateIdRequired" | "formElementExpected",
) => string;

/** Something that sending cannot do without is missing; the message names it. Nothing was sent. */
export class Refusal extends Error {}

/** The service's answer, good or bad. */
export interface Answer {
  status: number;
  text: string;
}

/**
 * Loads the library that makes the request. Called when a form is first touched, so that it is there when it is needed.
 *
 * @throws when it cannot be loaded
 */
export function loadLibrary(): Promise<Library> {
  shieldFromBlockedStorage();
  if (!library) {
    library = isSiteReachable().then(() => import("@emailjs/browser"));
    library.catch(() => (library = undefined));
  }
  return library;
}

let library: Promise<Library> | undefined;

/** A module that failed to come fails for ever in Firefox, so it is only requested where the site answers. */
const isSiteReachable = async () => fetch(location.href, { method: "HEAD" });

/**
 * Sends the fields of a form through the e-mail service, as multipart form data together with `lib_version`,
 * `service_id`, `template_id` and `user_id`.
 *
 * Sent is a status 200 or the text `OK`, nothing else (R69).
 *
 * @param sign is called with what is sent, right before it is
 * @throws Refusal when the user id, the service id, the template id or the form is missing, in this order
 * @throws Answer when the service answered anything else
 * @throws TypeError when there was no answer at all
 */
export async function deliver(
  form: unknown,
  account: MailAccount,
  refusal: RefusalText,
  sign: (sent: FormData) => void = () => undefined,
): Promise<void> {
  const { origin, userId, serviceId, templateId } = account;
  if (!userId) throw new Refusal(refusal("userIdRequired"));
  if (!serviceId) throw new Refusal(refusal("serviceIdRequired"));
  if (!templateId) throw new Refusal(refusal("templateIdRequired"));
  if (!(form instanceof HTMLFormElement)) throw new Refusal(refusal("formElementExpected"));

  const { init, sendForm } = await loadLibrary();
  // As the second argument: the option of that name takes an empty origin for none.
  init({ publicKey: userId }, origin);
  // The library reads the form at once. At the document, whatever else joins in at the form is there already.
  const reading = ({ formData }: FormDataEvent) => sign(formData);
  document.addEventListener("formdata", reading);
  // The library has no option for `keepalive`: leaving the page during the preflight of CORS loses the request.
  const answering = sendForm(serviceId, templateId, form);
  document.removeEventListener("formdata", reading);
  // The library rejects with the answer, too, where we may still count it as sent.
  const answer: unknown = await answering.catch((error: unknown) => error);
  if (!isAnswer(answer) || (answer.status !== 200 && answer.text !== "OK")) throw answer;
}

/** Whether something thrown is what the service answered. */
export function isAnswer(answer: unknown): answer is Answer {
  return answer !== null && typeof answer === "object" && "status" in answer && "text" in answer;
}

/**
 * The library reads `localStorage` while it loads, although it uses it for a rate limit only, which is off.
 * Where the browser refuses with an error, there would be no sending at all; here there is no storage instead.
 */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}

/**
 * What the fields of a form may hold together, in bytes. The e-mail service takes 50 KB a request (EmailJS, "Variables size limit"),
 * of which the account's names and the parts of the request take the rest.
 */
export const mostBytes = 46 * 1024;

/** The bytes of a value as it is posted: UTF-8, and lines end with CR LF (HTML standard, multipart form data). */
const bytesOf = (value: unknown) => new Blob([String(value).replace(/\r?\n/g, "\r\n")]).size;

/**
 * Measures what is sent of a form.
 *
 * @returns its bytes, as the service counts them, and the field that has most of them
 */
export function formBytes(values: FormValues): { readonly bytes: number; readonly most: string } {
  const sizes = Object.entries(values).map(([name, value]) => ({ name, size: bytesOf(value) }));
  return {
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
    most: sizes.sort((one, other) => other.size - one.size)[0]?.name ?? "",
  };
}
