import { products } from "../../app/_content/products";
import { defaultLocale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { CommandError } from "../command/command-error.mjs";
import { growthFindings, measureProducts } from "./products";
import { kilobytes } from "./report";

/**
 * `npm run bench -- products`: builds copies of the project with more and more products, and prints how the time of a
 * build, the catalogue and its first view grow. Ends with 1 when something grows that should not.
 *
 * @param counts how many products there are to be, ascending, with commas
 */
export async function benchProducts(counts = "3,30,300"): Promise<void> {
  const measured = [];
  for (const count of counts.split(",").map(Number)) {
    if (!Number.isInteger(count) || count < products.length)
      throw new CommandError(`The site has ${products.length} products: "${counts}" asks for others.`);
    const grown = await measureProducts(count);
    measured.push(grown);
    const catalogue = grown.pages.get(path(defaultLocale, "catalogue")) ?? 0;
    console.log(
      `${count} products: built in ${grown.seconds.toFixed(1)} s; catalogue ${kilobytes(catalogue)} KB, ` +
        `first view ${kilobytes(grown.firstView)} KB`,
    );
  }
  const findings = growthFindings(measured);
  console.log(findings.length ? findings.join("\n") : "Nothing grows that should not.");
  process.exitCode = findings.length ? 1 : 0;
}
