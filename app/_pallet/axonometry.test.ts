import { facesOf, fromFront, isometric } from "./isometric";

test.each([
  [
    isometric,
    "M-1732 1000l866 500 0-10-866-500z",
    "M-866 1500l1732-1000 0-10-1732 1000z",
    "M0-10l866 500-1732 1000-866-500z",
  ],
  [
    fromFront,
    "M-1000 419l866 121 0-10-866-121z",
    "M-134 540l1000-419 0-10-1000 419z",
    "M0-10l866 121-1000 419-866-121z",
  ],
])(
  "each face is drawn from its corner, by two edges and back, and meets the others",
  (axes, front, end, top) => {
    expect(facesOf(axes, [1000, 2000, 10])).toEqual({ front, end, top });
  },
);
