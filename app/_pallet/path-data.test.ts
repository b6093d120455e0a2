import { rectangles } from "./path-data";

test("rectangles are placed one from another, and copies of them one above another", () => {
  const boards = [
    { x: 0, y: 0, width: 1200, height: 22 },
    { x: 527.5, y: 122, width: 145, height: 22 },
  ];
  const second = "m527.5 122h145v22h-145z";
  expect(rectangles(boards)).toBe(`M0 0h1200v22h-1200z${second}`);
  expect(rectangles(boards, 2, 144)).toBe(`M0 0h1200v22h-1200z${second}m-527.5 -266h1200v22h-1200z${second}`);
});
