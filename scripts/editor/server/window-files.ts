import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { contentType } from "../../built/file-types";
import { type Answer, textAnswer } from "../../preview/answer";

/** The room of what runs in the browser, relative to the project. */
const room = "scripts/editor/window";

/**
 * Makes the editor's window: a page of its own, which shows the site in a frame. Nothing of it is written to a file.
 *
 * @param root folder of the project
 * @returns answers by the last part of their address; the page itself has none
 */
export async function windowFiles(root: string): Promise<ReadonlyMap<string, Answer>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`${room}/start.tsx`],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    sourcemap: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const read = (file: string) => readFile(join(root, room, file), "utf8");
  const texts = [
    ["", "window.html", await read("window.html")],
    ["window.css", "window.css", await read("window.css")],
    ["window.js", "window.js", outputFiles[0]?.text ?? ""],
  ] as const;
  return new Map(
    texts.map(([name, file, text]) => [
      name,
      textAnswer(200, text, { "content-type": contentType(file) ?? "text/plain" }),
    ]),
  );
}
