import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { ROOT } from "../../scripts/command/root.mjs";

/** What a CloudFront function gives back: the request, perhaps changed, or an answer. */
export type EdgeResult =
  { uri: string; statusCode?: undefined } | { statusCode: number; headers: { location: { value: string } } };

/**
 * The real function of hosting/s3/folder-index.js, called as CloudFront calls it: with the query taken apart.
 *
 * @param code of the function
 */
export function edgeFunction(
  code = readFileSync(join(ROOT, "hosting/s3/folder-index.js"), "utf8"),
): (uri: string, query: string) => EdgeResult {
  const handler = runInNewContext(`${code}; handler`) as (event: object) => EdgeResult;
  return (uri, query) => {
    const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
    for (const part of query.slice(1).split("&").filter(Boolean)) {
      const [, name = "", value = ""] = /^([^=]*)=?(.*)$/.exec(part) ?? [];
      const before = querystring[name];
      if (before) before.multiValue = [...(before.multiValue ?? [{ value: before.value }]), { value }];
      else querystring[name] = { value };
    }
    return handler({
      version: "1.0",
      request: { method: "GET", uri, querystring, headers: {}, cookies: {} },
    });
  };
}
