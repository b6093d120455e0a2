import type { FormValues } from "../../../_lib/form-values";
import { late, withinLimit } from "../../../_lib/late";
import type { FormTranslator } from "../form/form-messages";

/** From the build's settings. */
export interface MailAccount {
  /** Empty: the site's own origin. */
  origin: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Any answer of the service. */
export interface Answer {
  status: number;
  text: string;
}

/** Requested at the first interaction, so that sending does not wait. */
export const library = late(() => {
  shieldFromBlockedStorage();
  return withinLimit(isSiteReachable().then(() => import("@emailjs/browser")));
});

/** Rejects without a connection. In Firefox, a module that failed to load once always fails. */
export const isSiteReachable = async () => fetch(location.href, { method: "HEAD" });

/**
 * Sends a form through the e-mail service. Only a status 200 or the text `OK` counts as sent (R69).
 *
 * @param sign called with the data right before sending
 * @throws Error if a setting or the form is missing
 * @throws Answer for any other answer of the service
 * @throws TypeError without an answer
 */
export async function deliver(
  form: unknown,
  account: MailAccount,
  t: FormTranslator,
  sign: (sent: FormData) => void,
): Promise<void> {
  const { origin, userId, serviceId, templateId } = account;
  if (!userId) throw new Error(t("messages.sendStep.userIdRequired"));
  if (!serviceId) throw new Error(t("messages.sendStep.serviceIdRequired"));
  if (!templateId) throw new Error(t("messages.sendStep.templateIdRequired"));
  if (!(form instanceof HTMLFormElement)) throw new Error(t("messages.sendStep.formElementExpected"));

  const { init, sendForm } = await library.get();
  // As the second argument: the library ignores an empty `origin` among the options.
  init({ publicKey: userId }, origin);
  // When the library reads the form.
  form.addEventListener("formdata", ({ formData }) => sign(formData), { once: true });
  // Without `keepalive`, for which the library has no option, leaving the page during the preflight loses the
  // request. The library also rejects with answers that count as sent here.
  const answer: unknown = await sendForm(serviceId, templateId, form).catch((error: unknown) => error);
  if (!isAnswer(answer) || (answer.status !== 200 && answer.text !== "OK")) throw answer;
}

export function isAnswer(answer: unknown): answer is Answer {
  return answer !== null && typeof answer === "object" && "status" in answer && "text" in answer;
}

/** Hides a `localStorage` that throws: the library reads it while loading. */
function shieldFromBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}

/** EmailJS accepts 50 KB per request ("Variables size limit"), with names and boundaries. */
export const mostBytes = 46 * 1024;

/** UTF-8, with CR LF at line ends (HTML Standard). */
const bytesOf = (value: unknown) => new Blob([String(value).replace(/\r?\n/g, "\r\n")]).size;

/** Returns the bytes of a form's values, and the field with most of them. */
export function formBytes(values: FormValues): { readonly bytes: number; readonly most: string } {
  const sizes = Object.entries(values).map(([name, value]) => ({ name, size: bytesOf(value) }));
  return {
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
    most: sizes.sort((one, other) => other.size - one.size)[0]?.name ?? "",
  };
}
