import type { FormValues } from "../../../_client/draft/form-values";

/**
 * What the fields of a form may hold together, in bytes. The e-mail service takes 50 KB a request (EmailJS, "Variables size limit"),
 * of which the account's names and the parts of the request take the rest.
 */
export const mostBytes = 46 * 1024;

/** What is sent of a form, in bytes as the service counts them: UTF-8. */
export function formBytes(values: FormValues): number {
  return new Blob(Object.values(values).map(String)).size;
}
