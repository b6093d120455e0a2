/**
 * Returns whether an answer is the file that was requested: not an error, nor the page that a captive portal or a host sends
 * in its place. In Firefox, a module that failed to load once fails for ever, so it is not imported then.
 */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !/html/.test(headers.get("content-type") as string);
}
