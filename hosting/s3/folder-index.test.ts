/** @jest-environment node */
import { edgeFunction } from "../testing/edge-function";

const edge = edgeFunction();

test.each([
  ["/", "/index.html"],
  ["/landing/", "/landing/index.html"],
  ["/de/products/1/", "/de/products/1/index.html"],
  ["/assets/js/start-6HW4XM6D.js", "/assets/js/start-6HW4XM6D.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("%s is %s", (uri, expected) => expect(edge(uri, "")).toMatchObject({ uri: expected }));

test.each([
  ["/landing", "", "/landing/"],
  ["/de/products/1", "?a=1&b&a=%20%2F", "/de/products/1/?a=1&a=%20%2F&b"],
])("%s%s leads to %s", (uri, query, location) => {
  expect(edge(uri, query)).toMatchObject({ statusCode: 302, headers: { location: { value: location } } });
});

test.each(["//host.example", "/\\host.example", "//host", "/%2F/host", "/a//b", "/a%0d%0ab"])(
  "%s leads nowhere: a browser might take it for another host",
  (uri) => expect(edge(uri, "")).toMatchObject({ uri }),
);
