import { isHashed, kindOf, lifetimes } from "./lifetimes";

test.each([
  ["assets/js/start-6HW4XM6D.js", "hashed"],
  ["pictures/hero-yard-960.ba18c0b0.avif", "hashed"],
  ["flags/20x15/pl.png", "contract"],
  ["favicon.ico", "contract"],
  ["feed/pl.xml", "list"],
  [".well-known/security.txt", "list"],
  ["index.html", "page"],
  ["de/products/1/index.html", "page"],
])("%s is kept as %s", (file, kind) => {
  expect(kindOf(file)).toBe(kind);
  expect(isHashed(file)).toBe(kind === "hashed");
});

test.each(["worker.js", "new/thing.png", "assets/css/a.css", "favicon.ico.bak"])(
  "%s stops the deploy: nobody has decided about it",
  (file) => expect(() => kindOf(file)).toThrow(file),
);

test.each(["assets/js/start.js", "assets/js/start-6hw4xm6d.js", "pictures/hero-yard-960.avif"])(
  "%s stops the deploy: it would be kept for a year and has no hash",
  (file) => {
    expect(() => kindOf(file)).toThrow("holds no hash");
    expect(isHashed(file)).toBe(false);
  },
);

test("nothing keeps a page out of the back/forward cache", () => {
  for (const lifetime of Object.values(lifetimes)) expect(lifetime).not.toContain("no-store");
});
