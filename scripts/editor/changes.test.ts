/** @jest-environment node */
import { type Edit, forgetChanges, listed, makeChange, present, readChanges, undoChange } from "./changes";
import { type TemporaryProject, temporaryProject } from "./temporary-project";

let project: TemporaryProject;
beforeEach(() => void (project = temporaryProject()));
afterEach(() => project.remove());

const files = ["messages/pl.json", "messages/de.json", "messages/en.json"];
const contents = () => files.map((file) => project.read(file));

async function change(key: string, words: string, of = files): Promise<number | undefined> {
  const edits = of.map(async (file): Promise<Edit> => {
    return { file, key, before: await present(project.root, { file, key }), after: JSON.stringify(words) };
  });
  return makeChange(project.root, key, await Promise.all(edits));
}

test("changes are listed, and undone one by one, byte for byte", async () => {
  const before = contents();
  const first = await change("b.hello", "{name}!");
  const between = contents();
  const second = await change("a.1", "Fin");
  expect((await readChanges(project.root)).map(({ title }) => title)).toEqual(["b.hello", "a.1"]);

  await undoChange(project.root, second ?? 0);
  expect(contents()).toEqual(between);
  await undoChange(project.root, first ?? 0);
  expect(contents()).toEqual(before);
  expect(await readChanges(project.root)).toEqual([]);
});

test("an earlier change is undone while a later one of another text stays", async () => {
  const first = await change("b.hello", "{name}!");
  await change("a.1", "Fin");
  await undoChange(project.root, first ?? 0);
  expect(project.read("messages/de.json")).toContain('"Guten Tag, {name}"');
  expect(project.read("messages/de.json")).toContain('"Fin"');
});

test("what a later change stands on is not undone before it", async () => {
  const first = await change("a.1", "Fin");
  await change("a.1", "Finis");
  const before = contents();
  await expect(undoChange(project.root, first ?? 0)).rejects.toMatchObject({
    reported: { code: "laterChange", values: { title: "a.1" } },
  });
  expect(contents()).toEqual(before);
});

test("what was changed by hand meanwhile is not undone, and nothing of the change is", async () => {
  const id = await change("a.1", "Fin");
  project.write("messages/en.json", project.read("messages/en.json").replace("Fin", "Over"));
  const before = contents();
  await expect(undoChange(project.root, id ?? 0)).rejects.toMatchObject({
    reported: {
      code: "textChangedMeanwhile",
      values: { key: "a.1", file: "messages/en.json", now: '"Over"' },
    },
  });
  expect(contents()).toEqual(before);
  await forgetChanges(project.root, [id ?? 0]);
  expect(await readChanges(project.root)).toEqual([]);
  expect(contents()).toEqual(before);
});

test("a change of nothing is none; an unknown one is reported", async () => {
  expect(await change("a.1", "Schluss", ["messages/de.json"])).toBeUndefined();
  expect(await readChanges(project.root)).toEqual([]);
  await expect(undoChange(project.root, 7)).rejects.toMatchObject({ reported: { code: "changeGone" } });
});

test("the list shows the words", () => {
  const edits = [{ file: "messages/de.json", key: "a.1", before: '"Schlu\\u00df"', after: '"Ende"' }];
  expect(listed({ id: 1, title: "a.1", edits })).toEqual({
    id: 1,
    title: "a.1",
    lines: [{ file: "messages/de.json", picture: false, before: "Schluß", after: "Ende" }],
  });
});
