/** @jest-environment jsdom */
import { install } from "./shared-picture";

const names = () =>
  [...document.querySelectorAll("img")].map((picture) => picture.style.viewTransitionName || null);

/** jsdom has no Navigation API. */
const leaveFor = (url: string | undefined) =>
  window.dispatchEvent(Object.assign(new Event("pageswap"), { activation: url && { entry: { url } } }));

function returnFrom(url: string | null) {
  Object.assign(window, { navigation: { activation: { from: url && { url } } } });
  window.dispatchEvent(new Event("pagereveal"));
}

let remove: () => void;

beforeEach(() => {
  document.body.innerHTML = [1, 3]
    .map((id) => `<li data-card><img alt=""><h2><a href="/products/${id}/">W</a></h2></li>`)
    .join("");
  remove = install(document);
});

afterEach(() => {
  remove();
  Reflect.deleteProperty(window, "navigation");
});

test("only the picture of the visited product has the shared transition name", () => {
  leaveFor(`${location.origin}/products/3/#order`);
  expect(names()).toEqual([null, "product-picture"]);
  leaveFor(`${location.origin}/products/1/`);
  expect(names()).toEqual(["product-picture", null]);
});

test("no picture is shared with another kind of page or an unknown page", () => {
  leaveFor(`${location.origin}/products/3/`);
  leaveFor(`${location.origin}/landing/`);
  expect(names()).toEqual([null, null]);
  leaveFor(undefined);
  expect(names()).toEqual([null, null]);
});

test("returning from a product shares its picture again", () => {
  returnFrom(`${location.origin}/products/1/`);
  expect(names()).toEqual(["product-picture", null]);
  returnFrom(null);
  expect(names()).toEqual([null, null]);
});

test("without the navigation API nothing happens", () => {
  window.dispatchEvent(new Event("pagereveal"));
  expect(names()).toEqual([null, null]);
});
