import { generatedNote } from "../generated-note";
import { securityHeaders } from "../../scripts/built/security-headers";

/**
 * The headers of a backend bucket, as a flags file of `gcloud compute backend-buckets update`.
 * https://cloud.google.com/load-balancing/docs/https/custom-headers-global
 */
export function responseHeaderFlags(): string {
  const flags = securityHeaders.map(
    ({ name, value }) => `- --custom-response-header: ${JSON.stringify(`${name}: ${value}`)}`,
  );
  return `${[`# ${generatedNote}`, ...flags].join("\n")}\n`;
}
