import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { type Certificate, certificates, kindsNotHeld } from "../../app/_content/company/certificates";
import { company, isForestCode } from "../../app/_content/company/company";
import { identity, identityFaults } from "../../app/_content/company/identity";
import { processorFaults, processors } from "../../app/_content/company/privacy";
import { termFaults, terms } from "../../app/_content/company/terms";
import { declarationFaults } from "../../app/_content/declarations";
import { agedStatements } from "../../app/_content/knowledge/statements";
import { products } from "../../app/_content/products";
import { type Day, warsawDay, isValid } from "../../app/_content/validity";
import { defaultLocale } from "../../app/_i18n/languages";
import { placeholders, readSettings, variables } from "../../app/_settings/read-settings";
import { filesBelow } from "../../islands/build/files";
import { catalogFile, catalogOf } from "../messages/catalog";
import { fixedClaims } from "../messages/rules";

/** Something that the company has to do before the site goes live (must), or soon (should). */
export interface OpenPoint {
  readonly level: "must" | "should";
  /** The file to change and what to do with every such point of it. */
  readonly task: string;
  readonly text: string;
}

const content = "app/_content";
const law = `${content}/company`;
const confirm = "write the right value, or confirm the one there; then remove the comment above it";
const documents = "add the document with its last day (`until`), or name the kind in `kindsNotHeld`";
const sign = "sign the declaration of conformity (PPWR, 15, 39)";
const askLawyer = "have a lawyer read the claims (Directive (EU) 2024/825)";

/** Lists everything that is open today. */
export function openPoints(): OpenPoint[] {
  const now = new Date();
  const texts = catalogOf(defaultLocale);
  const settings = settingFaults(process.env);
  const day = warsawDay(now.getTime());
  const declarations = products.flatMap((product) =>
    declarationFaults(product, products).map((fault) => `product ${product.id}: ${fault}`),
  );
  const facts = identityFaults(identity).map(({ fact, fault, why }) => `${fact} ${fault}: ${why}`);
  const contacted = processorFaults(processors, hostsOf(readSettings(process.env)));
  const aged = agedStatements(now).map(({ name, text }) => `${name} ${text}`);
  const claims = fixedClaims.map((key) => `${key}: "${texts.get(key) ?? ""}"`);
  const list = (level: OpenPoint["level"], task: string, faults: readonly string[]) =>
    faults.map((text) => ({ level, task, text }));
  return [
    ...filesBelow(content)
      .filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
      .flatMap((file) => unconfirmed(`${content}/${file}`, readFileSync(`${content}/${file}`, "utf8"))),
    ...list("must", `${law}/company.ts: write the right value`, wrongFacts(company)),
    ...list(
      "must",
      `${law}/certificates.ts: ${documents}`,
      documentFaults(certificates, kindsNotHeld, texts, day),
    ),
    ...list("must", ".env.local: set it (.env.example)", settings.must),
    ...list("should", ".env.local: set it (.env.example)", settings.should),
    ...list("must", `${law}/identity.ts: set the fact`, facts),
    ...list("must", `${law}/privacy.ts: correct the row`, contacted),
    ...list("must", `${law}/terms.ts: correct the term`, termFaults(terms)),
    ...list("should", `${content}/products.ts: ${sign}`, declarations),
    ...list("should", `${content}/knowledge/statements.ts: read the sources again`, aged),
    ...list("should", `${catalogFile(defaultLocale)}: ${askLawyer}`, claims),
  ];
}

const mark =
  /^ *\/\/ Unconfirmed \((must|should)\): (.*\n(?: *\/\/ .*\n)*) *(?:(?:export|const|type|readonly) )*(\w+)/gm;

/**
 * Lists the facts with a comment `// Unconfirmed (must): why` in the line above.
 *
 * @throws Error for such a comment in another form, which would be overlooked
 */
export function unconfirmed(file: string, source: string): OpenPoint[] {
  const found = [...source.matchAll(mark)];
  if (found.length !== source.split("Unconfirmed").length - 1)
    throw new Error(`${file}: write "// Unconfirmed (must): why" above a fact, or with (should).`);
  return found.map(({ index, 1: level, 2: why = "", 3: name }) => ({
    level: level as OpenPoint["level"],
    task: `${file}: ${confirm}`,
    text: `${name} (line ${source.slice(0, index).split("\n").length}): ${why.replace(/\s*\/\/ |\s+/g, " ").trim()}`,
  }));
}

/** Reserved domains (RFC 2606), and this machine. */
const reserved =
  /(^|[./@])((example|test|invalid|localhost)|example\.(com|net|org))(?=[:/]|$)|\/\/(127\.|\[)/;

/** Lists facts of the company that cannot be real, even if they count as confirmed. */
export function wrongFacts(facts: object): string[] {
  const { forest, ...texts } = facts as Partial<typeof company>;
  const isWrong = (text: string) =>
    reserved.test(text.slice(1, -1)) || /0{5}|00-000/.test(text.replaceAll(" ", ""));
  const faults = Object.entries(texts).flatMap(([name, value]) => {
    const wrong =
      JSON.stringify(value ?? "")
        .match(/"[^"]*"/g)
        ?.filter(isWrong) ?? [];
    return wrong.map((text) => `${name}: ${text} leads nowhere`);
  });
  if (forest && !isForestCode(forest)) faults.push(`forest: "${forest.code}" is no code of ${forest.scheme}`);
  return faults;
}

/** Polish texts that promise what only a document of a kind allows. */
const promises = {
  phytosanitary: /\bHT\b|ISPM/,
  licence: /\bEPAL\b/,
  institute: undefined,
  general: undefined,
};

/**
 * Lists the kinds of documents without a valid one. For a kind that the company does not have: its rows, and the
 * texts that mention it.
 */
export function documentFaults(
  rowsOfAll: readonly Certificate[],
  notHeld: readonly Certificate["kind"][],
  texts: ReadonlyMap<string, string>,
  day: Day,
): string[] {
  const kinds = [...new Set([...rowsOfAll.map(({ kind }) => kind), ...notHeld])];
  return kinds.flatMap((kind) => {
    const rows = rowsOfAll.filter((row) => row.kind === kind);
    if (!notHeld.includes(kind))
      return rows.some((row) => isValid(row, day)) ? [] : [`no document of the kind ${kind} is valid today`];
    const keys = [...texts]
      .filter(([key, text]) => promises[kind]?.test(text) && !/^(knowledge|meta)\./.test(key))
      .map(([key]) => key);
    const shown = [...rows.map(({ key }) => key), ...keys].join(", ");
    return shown ? [`the company has no ${kind}, but these mention one: ${shown}`] : [];
  });
}

/** Hosts that pages contact without the visitor's request. */
const hostsOf = ({ mail, flagOrigin }: ReturnType<typeof readSettings>) =>
  [mail.origin, flagOrigin].flatMap((each) => (URL.canParse(each) ? [new URL(each).hostname] : []));

/** Lists the settings with which no site can go live, or should not. */
export function settingFaults(environment: NodeJS.Dict<string>) {
  const { siteUrl, mapUrl, videoUrl } = readSettings(environment);
  const isMissing = (id = "") => !id || /(^|_)preview(_|$)/.test(id);
  const ids = variables.filter((name) => /EMAILJS_\w+_ID$/.test(name) && isMissing(environment[name]));
  return {
    must: [
      ...(reserved.test(siteUrl) ? [`NEXT_PUBLIC_SITE_URL: ${siteUrl} leads nowhere`] : []),
      ...ids.map((name) => `${name}: no form can send without it`),
    ],
    should: [
      ...(mapUrl === placeholders.mapUrl ? ["NEXT_PUBLIC_MAP_URL: the map shown is a sample"] : []),
      ...(videoUrl === placeholders.videoUrl ? ["NEXT_PUBLIC_VIDEO_URL: the film shown is a sample"] : []),
    ],
  };
}

/** Returns the list as text, grouped by task; within a group, what is a must comes first. */
export function listed(open: readonly OpenPoint[]): string {
  const groups = [...new Set(open.map(({ task }) => task))].sort().map((task) => {
    const lines = open
      .filter((each) => each.task === task)
      .map(({ level, text }) => `  ${level.padEnd(6)} ${text}`);
    return [task, ...lines.sort()].join("\n");
  });
  return groups.join("\n\n");
}

/** Beside Next's export, outside the site. */
const noteIn = (exported: string) => `${exported}/must.txt`;

/** Saves what a build's site still must get: data and settings may have changed by the time of the deploy. */
export function noteOpen(exported: string, open: readonly OpenPoint[]): void {
  writeFileSync(noteIn(exported), listed(open.filter(({ level }) => level === "must")));
}

/** Returns why the site of a build may not go live; undefined if nothing is open. */
export function openAtBuild(exported: string): string | undefined {
  const file = noteIn(exported);
  if (!existsSync(file)) return `${file} is missing: build on this machine (npm run build).`;
  const open = readFileSync(file, "utf8").match(/^ {2}must /gm)?.length;
  if (!open) return undefined;
  return `${open} points must be closed before the site goes live: npm run golive lists them. Then build again.`;
}
