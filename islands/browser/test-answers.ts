/** For tests: an answer of a host, as much of it as scripts look at. */
export function answered(
  content: unknown,
  {
    ok = true,
    status = 200,
    type = "text/javascript",
  }: { ok?: boolean; status?: number; type?: string } = {},
): Response {
  const json = () => Promise.resolve(content);
  const blob = () => Promise.resolve(new Blob([""], { type }));
  return { ok, status, headers: new Headers({ "content-type": type }), json, blob } as Response;
}

/** For tests: what a host sends where a file is not there, and what another program sends in a host's place. */
export const refusals = [
  ["an error", answered("", { ok: false, status: 404, type: "text/plain" })],
  ["a page", answered("", { type: "text/html; charset=utf-8" })],
] as const;
