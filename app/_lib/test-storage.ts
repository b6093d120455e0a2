const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

/**
 * For tests: how browsers refuse storage. Full or forbidden storage throws on writing, blocked storage on any
 * access.
 */
export const refusals = {
  writing: () => jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied),
  access: () => jest.spyOn(window, "sessionStorage", "get").mockImplementation(denied),
} as const;
