import type { FormValues } from "../../../_lib/form-values";

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
