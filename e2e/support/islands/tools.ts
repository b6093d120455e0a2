import type { Page } from "@playwright/test";

import { path } from "../../../app/_i18n/paths";
import { flowLocale } from "../matrix";
import { expectHydrated } from "./hydrated";

/** The tools that draw, each an island on a page of its own. */
const tools = {
  load: "load-planner",
  size: "size-tool",
  comparison: "comparison-filter",
} as const;

export type Tool = keyof typeof tools;

/** Waits until a tool answers to the visitor. */
export const expectToolReady = (page: Page, tool: Tool) =>
  expectHydrated(page.locator(`[data-island=${tools[tool]}]`));

/** Opens a tool, and waits until it answers. @param search what the address says of its fields */
export async function openTool(page: Page, tool: Tool, search = "", locale = flowLocale): Promise<void> {
  await page.goto(path(locale, tool) + search);
  await expectToolReady(page, tool);
}

/** Shows in an open tool what another address says of its fields, as a step in the tab's history does, without a new page. */
export async function changeAddress(page: Page, search: string): Promise<void> {
  await page.evaluate((to) => {
    history.replaceState(history.state, "", location.pathname + to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, search);
}

/** What the page's address says of fields, in any order. */
export const fieldsInAddress = (page: Page) =>
  Object.fromEntries(new URL(page.url()).searchParams) as Record<string, string>;
