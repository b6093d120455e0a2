import { facesOf, fromFront, isometric } from "./axonometry";

test.each([isometric, fromFront])("faces of a part meet at their edges", (...axes) => {
  const { front, end, top } = facesOf(axes, [145, 800, 22]);
  expect([corners(front)[1], corners(front)[2]]).toEqual([corners(end)[0], corners(end)[3]]);
  expect([corners(front)[2], corners(front)[3]]).toEqual([corners(top)[2], corners(top)[3]]);
  expect([corners(end)[2], corners(end)[3]]).toEqual([corners(top)[1], corners(top)[2]]);
});

test("each face is drawn from its corner, by two edges and back", () => {
  expect(facesOf(isometric, [1000, 2000, 10])).toEqual({
    front: "M-1732 1000l866 500 0-10-866-500z",
    end: "M-866 1500l1732-1000 0-10-1732 1000z",
    top: "M0-10l866 500-1732 1000-866-500z",
  });
});

/** Returns the four corners of an outline, in drawing order. */
function corners(outline: string): [x: number, y: number][] {
  const numbers = (outline.match(/-?\d+/g) ?? []).map(Number);
  const at: [x: number, y: number][] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    const [x, y] = at.at(-1) ?? [0, 0];
    at.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]);
  }
  return at;
}
