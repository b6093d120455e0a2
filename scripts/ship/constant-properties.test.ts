/** @jest-environment node */
import { resolveConstants } from "./constant-properties";

test.each([
  [
    "a value that never changes is written where it is used",
    ":root{--a:1px}p{width:var(--a)}",
    ":root{--a:1px}p{width:1px}",
  ],
  [
    "so is one that is built from such values",
    ":root{--a:1px;--b:calc(var(--a)*2)}p{width:var(--b)}",
    ":root{--a:1px;--b:calc(1px*2)}p{width:2px}",
  ],
  [
    "in a cascade layer, too",
    "@layer tokens{:root{--a:1px}}p{width:var(--a)}",
    "@layer tokens{:root{--a:1px}}p{width:1px}",
  ],
  [
    "whatever it holds",
    ":root{--a:url(data:image/svg+xml;a);--b:1px}p{mask:var(--a)}",
    ":root{--a:url(data:image/svg+xml;a);--b:1px}p{mask:url(data:image/svg+xml;a)}",
  ],
  [
    "and inside of longer values",
    ':root{--a:url("a;b)c")}p{background:var(--a) 0 0/var(--b)}',
    ":root{--a:url(a;b\\)c)}p{background:url(a;b\\)c) 0 0/var(--b)}",
  ],
])("%s", (_, css, resolved) => {
  expect(resolveConstants(css)).toBe(resolved);
});

test.each([
  ["that another rule defines again", ":root{--a:1px}.dark{--a:2px}p{width:var(--a)}"],
  ["that changes under a condition", ":root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}"],
  ["that is defined under a condition only", "@media print{:root{--a:2px}}p{width:var(--a)}"],
  ["that an element defines for itself", ".card{--a:1px}p{width:var(--a)}"],
  ["that is defined for the root in a state", ":root:hover{--a:1px}p{width:var(--a)}"],
  [
    "that is built from one which changes: it is computed where it is defined",
    ":root{--a:1px;--b:var(--a)}.dark{--a:2px}p{width:var(--b)}",
  ],
])("a property stays %s", (_, css) => {
  expect(resolveConstants(css)).toBe(css);
});
