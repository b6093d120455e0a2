/**
 * Names what is wrong with the workflow of the public repository.
 *
 * Read as text: one short file does not pay for a parser of YAML.
 *
 * @param workflow the workflow, YAML
 * @param command the one command that checks the project
 * @param lowestNode the oldest Node the project promises, such as "20.19"
 * @returns one sentence for each
 */
export function workflowFindings(workflow: string, command: string, lowestNode: string): string[] {
  const lines = workflow.split("\n").map((line) => line.replace(/(^|\s)#.*/, "").trimEnd());
  const valuesOf = (key: string) =>
    lines.flatMap((line) => new RegExp(`^[\\s-]*${key}: *(.+)$`).exec(line)?.[1] ?? []);

  const findings: string[] = [];
  const commands = valuesOf("run");
  if (commands.join() !== command)
    findings.push(`It runs "${commands.join('", "')}" instead of "${command}".`);
  for (const action of valuesOf("uses")) {
    if (!/^actions\/[\w-]+@v\d+$/.test(action))
      findings.push(`${action} is no official action at a major version.`);
  }
  if (!valuesOf("node").some((versions) => versions.includes(`"${lowestNode}"`)))
    findings.push(`It leaves out Node ${lowestNode}, the oldest one promised.`);
  const permissions = /^permissions:\n((?: +.*\n)+)/m.exec(workflow)?.[1]?.trim();
  if (permissions !== "contents: read") findings.push("It may do more than read the project.");
  const minutes = Number(valuesOf("timeout-minutes")[0]);
  if (!(minutes <= 30)) findings.push("It may run for more than 30 minutes.");
  return findings;
}
