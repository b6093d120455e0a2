import type { PlainRoute } from "../_i18n/routes";

/** A tool: a page with an island whose fields are in its address. The comparison is a table without a script. */
interface ToolRow {
  readonly route: PlainRoute;
  /** Name of its island. */
  readonly island: string | undefined;
  /** Whether menu, footer, home page and `llms.txt` list it as a tool. */
  readonly listed: boolean;
  /** Addresses with much or refused content, for tests of its layout. */
  readonly searches: readonly string[];
}

/**
 * All tools, in the order of lists. Everything that concerns every tool reads this table; `app/_tools/tools.ts` has
 * the definition of each.
 */
export const tools = [
  {
    route: "load",
    island: "load-planner",
    listed: true,
    searches: ["?p=own&q=99999", "?q=5000&p2=own&q2=300", "?p=999&v=none&s=5&g=7&q=-1"],
  },
  {
    route: "cartons",
    island: "carton-tool",
    listed: true,
    searches: ["?p=own&m=1500.01&q=99999", "?l=1201&w=0&h=x&p=999&t=1&v=none", "?u=0&q=999999"],
  },
  {
    route: "metres",
    island: "metre-tool",
    listed: true,
    searches: [
      "?q=99&p2=own&q2=9999&p3=3&h3=3000&p4=1&s4=4",
      "?p=own&l=4001&q=0&h=x&s=9&m=-1&p2=4&h2=1&s2=4&h4=99&p4=own&v=none",
    ],
  },
  {
    route: "size",
    island: "size-tool",
    listed: true,
    searches: ["?s=r&l=3000&w=3000&d=GB&k=x", "?l=111111111111111111111111111111111111111111111111111&t=x"],
  },
  {
    route: "sheet",
    island: "sheet-tool",
    listed: false,
    searches: ["?l=4000&w=4000&n=30&day=2026&rev=B&to=ACME", "?l=1&no=x"],
  },
  { route: "comparison", island: undefined, listed: true, searches: [""] },
  { route: "blocks", island: "block-cut", listed: false, searches: ["?s=o&l=9999&q=x", "?s=x&q=999999"] },
] as const satisfies readonly ToolRow[];

export type ToolRoute = (typeof tools)[number]["route"];

type Listed = Extract<(typeof tools)[number], { listed: true }>;

export type ListedTool = Listed["route"];

/** Tools that lists of tools show. */
export const listedTools = tools.filter((tool): tool is Listed => tool.listed);

/** Returns whether a page is a tool that lists of tools show. */
export function isListedTool(route: string): boolean {
  return listedTools.some((tool) => tool.route === route);
}
