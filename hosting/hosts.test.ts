/** @jest-environment node */
import { hostNamed, hostNames, type Machine } from "./hosts";
import { refuseOtherAddress, siteAddress } from "./site-address";

const machine: Machine = {
  environment: {},
  tool: () => () => Promise.reject(new Error("nothing is called")),
  fetch: () => Promise.reject(new Error("nothing is fetched")),
};

test.each(hostNames)("%s says which settings are missing, and where they are explained", (name) => {
  expect(() => hostNamed(name, machine, "")).toThrow(
    new RegExp(`^Set [A-Z0-9_]+.* first; hosting/${name}/README.md`),
  );
});

test("an unknown host is answered with the known ones", () => {
  expect(() => hostNamed("ftp", machine, "")).toThrow(hostNames.join(", "));
});

test.each(["pages", "nginx"])("%s takes no build for a folder", (name) => {
  expect(() => hostNamed(name, machine, "folder/")).toThrow("BASE_PATH");
});

test.each([
  ["http://localhost:4173/", "", "NEXT_PUBLIC_SITE_URL"],
  ["https://localhost/", "", "NEXT_PUBLIC_SITE_URL"],
  ["http://www.example.com/", "", "NEXT_PUBLIC_SITE_URL"],
  ["https://www.example.com/folder/", "", "BASE_PATH"],
  ["https://www.example.com/", "/folder", "BASE_PATH"],
])("a build for %s does not go to %p", (address, basePath, setting) => {
  expect(() => refuseOtherAddress(new URL(address), basePath)).toThrow(setting);
});

test("a build for where it goes does", () => {
  expect(() => refuseOtherAddress(new URL("https://www.example.com/folder/"), "/folder")).not.toThrow();
});

test("a folder without a site has no address", () => {
  expect(() => siteAddress("hosting")).toThrow("npm run build");
});
