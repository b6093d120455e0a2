import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { Button, Origin } from "selenium-webdriver";

import { type KeyName, keys } from "./keys";
import { countSheets } from "./sheets";
import { hold, type Place, type Printed, type Visitor } from "./visitor";
import type { WebKitWindow } from "./webkit";

/** A visitor in a browser that speaks WebDriver and nothing else. */
export class WebDriverVisitor implements Visitor {
  /**
   * @param window where the visitor looks at
   * @param origin of the site
   */
  constructor(
    private readonly window: WebKitWindow,
    private readonly origin: string,
  ) {}

  private get driver() {
    return this.window.driver;
  }

  async open(path: string): Promise<void> {
    await this.driver.get(this.origin + path);
  }

  async resize(width: number, height: number): Promise<void> {
    // The window has no frame: it is as large as the page.
    await this.driver.manage().window().setRect({ width, height });
  }

  async press({ x, y }: Place): Promise<void> {
    await this.driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
      .press(Button.LEFT)
      .pause(hold)
      .release(Button.LEFT)
      .perform();
  }

  async type(text: string): Promise<void> {
    await this.driver.actions().sendKeys(text).perform();
  }

  async key(name: KeyName): Promise<void> {
    await this.driver.actions().sendKeys(keys[name]).perform();
  }

  read<Result, Argument>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result> {
    return this.driver.executeScript(`return (${String(inPage)})(arguments[0]);`, argument);
  }

  async print(): Promise<Printed | undefined> {
    const file = join(this.window.profile, "printed.pdf");
    rmSync(file, { force: true });
    await this.driver.executeScript("webkit.messageHandlers.print.postMessage(0)");
    await this.driver.wait(() => existsSync(file) && readFileSync(file, "latin1").includes("%%EOF"), 10_000);
    return { sheets: countSheets(readFileSync(file)) };
  }
}
