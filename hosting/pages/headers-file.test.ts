/** @jest-environment node */
import { configuredHeaders } from "../testing/configured-headers";
import { Store } from "../testing/store";
import { headersFile } from "./headers-file";

const hash = (number: number) => number.toString(16).padStart(6, "0");

function lifetime(files: readonly string[], path: string): string | undefined {
  const store = new Store();
  store.put("_headers", { bytes: Buffer.from(headersFile(files)), type: "", cacheControl: "" });
  return configuredHeaders({ headers: "_headers" }, store, path)["cache-control"];
}

test("hashed files are kept for a year, and what is not there under such an address is not", () => {
  const files = ["assets/js/start-6HW4XM6D.js", "pictures/yard.0a1b2c.480.avif", "index.html"];
  for (const file of files.slice(0, 2)) expect(lifetime(files, `/${file}`)).toContain("immutable");
  expect(lifetime(files, "/pictures/yard.0a1b2c.960.webp")).toContain("immutable");
  expect(lifetime(files, "/assets/js/start-AAAAAAAA.js")).toBeUndefined();
  expect(lifetime(files, "/pictures/yard.ffffff.480.avif")).toBeUndefined();
  expect(lifetime(files, "/")).toBeUndefined();
  expect(lifetime(files, "/flags/20x15/pl.png")).toBe("public, max-age=86400, stale-while-revalidate=604800");
});

test("all renditions of a picture are one rule; more rules than Pages takes stop the deploy", () => {
  const renditions = Array.from({ length: 300 }, (_, number) => `pictures/yard.0a1b2c.${number}.avif`);
  expect(headersFile(renditions).match(/0a1b2c/g)).toHaveLength(1);
  const pictures = Array.from({ length: 100 }, (_, number) => `pictures/yard.${hash(number)}.480.avif`);
  expect(() => headersFile(pictures)).toThrow("Pages takes 100 rules");
});
