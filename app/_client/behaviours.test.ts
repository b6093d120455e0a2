/** @jest-environment jsdom */
import { isExpected } from "./behaviours";

afterEach(() => history.replaceState(null, "", "/"));

test.each([
  ["/", false],
  ["/?utm_source=mail&fbclid=x#form", false],
  ["/?p=own&l=1140", true],
  ["/?utm_source=mail&p=own&l=1140", true],
  ["/?utm_source=mail%23l=WzEs", true],
  ["/?utm_source=mail%2523a%253DWzEs", true],
  ["/?p%3Down%26l%3D1140", true],
  ["/#l=WzEs", true],
  ["/#a%3DWzEs", true],
])("the address %s opens content: %j", (address, isShown) => {
  history.replaceState(null, "", address);
  expect(isExpected()).toBe(isShown);
});
