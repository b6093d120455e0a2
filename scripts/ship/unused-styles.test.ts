/** @jest-environment node */
import { dropUnreferenced } from "./unused-styles";

test("keyframes stay when something plays them, and not for the likeness of a name", () => {
  const kept = dropUnreferenced(
    `@keyframes boards{to{opacity:0}}@keyframes lay-boards{to{opacity:0}}p{animation:lay-boards 1s both}`,
  );
  expect(kept).toContain("@keyframes lay-boards");
  expect(kept).not.toContain("@keyframes boards");
});

test("a custom property goes with the last one that refers to it", () => {
  expect(dropUnreferenced(`:root{--a:1px;--b:var(--a);--c:2px}p{margin:var(--c)}`)).toBe(
    `:root{--c:2px}p{margin:var(--c)}`,
  );
});
