test("errors and warnings that a test does not expect fail it, each once", () => {
  const hooks: (() => void)[] = [];
  const { error, warn } = console;
  const spies = (["beforeEach", "afterEach", "afterAll"] as const).map((name) =>
    jest.spyOn(globalThis, name).mockImplementation((hook) => void hooks.push(hook as () => void)),
  );
  jest.isolateModules(() => void jest.requireActual("./jest-setup"));
  console.error(new Error("planted error"));
  console.warn("planted %s", "warning");
  Object.assign(console, { error, warn });
  for (const spy of spies) spy.mockRestore();
  const [, ofTest, ofFile] = hooks;
  expect(ofTest).toThrow(/console\.error: Error: planted error[^]*console\.warn: planted warning/);
  expect(ofFile).not.toThrow();
});
