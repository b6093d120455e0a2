import { setTimeout as pause } from "node:timers/promises";

import type { Page } from "@playwright/test";

import { countSheets } from "./sheets";
import { hold, type Place, type Printed, type Visitor } from "./visitor";

/** A visitor in a browser that Playwright drives. */
export class PageVisitor implements Visitor {
  constructor(private readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }

  async press({ x, y }: Place): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await pause(hold);
    await this.page.mouse.up();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async key(name: string): Promise<void> {
    await this.page.keyboard.press(name);
  }

  read<Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.page.evaluate(inPage as (argument: unknown) => Result | Promise<Result>, argument);
  }

  async print(): Promise<Printed | undefined> {
    try {
      // The page's own size of paper and margins where the engine takes them (@page), else these.
      const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
      const pdf = await this.page.pdf({ format: "A4", margin, preferCSSPageSize: true });
      return { sheets: countSheets(pdf) };
    } catch (error) {
      // Playwright's own Firefox and WebKit can't.
      if (String(error).includes(unprintable)) return undefined;
      throw error;
    }
  }
}

/** What Playwright says where it has no way to print. */
const unprintable = "PDF generation is only supported";
