/** Deploys the build into a folder with rclone, and deploys an older build again. */
import { cpSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";

import { filesBelow } from "../../islands/build/files";
import { testFolder } from "../../islands/build/test-folder";
import { findProgram } from "../../scripts/chromium";
import { upload } from "../../scripts/deploy/upload";

const folder = testFolder();

// `.ci/run` installs rclone; others may not need it.
const isMissing = !findProgram("rclone");
if (isMissing) console.log("Left out, because rclone is not installed: a deploy into a folder.");

(isMissing ? test.skip : test)(
  "rclone copies a build, an old one too, and deletes files that no build had for 30 days",
  async () => {
    const daysAgo = (days: number) => Date.now() / 1000 - days * 86_400;
    const write = (file: string, days: number) => {
      folder.write(`site/${file}`, "old");
      utimesSync(folder.at(`site/${file}`), daysAgo(days), daysAgo(days));
    };
    const stays = ["others/old.bin", "previews/x/index.html"];
    for (const file of ["old/index.html", "assets/js/old-AAAAAAAA.js", ...stays]) write(file, 31);
    const young = "pictures/young.aaaaaa.480.avif";
    write(young, 29);
    cpSync("out", folder.at("build"), { recursive: true });
    const files = filesBelow(folder.at("build"));
    for (const file of files) utimesSync(folder.at(`build/${file}`), 1e9, 1e9);

    await upload(folder.at("build"), folder.at("site"));
    expect(filesBelow(folder.at("site")).sort()).toEqual([...files, ...stays, young].sort());
    const isCopied = (file: string) =>
      readFileSync(folder.at(`site/${file}`)).equals(readFileSync(join("out", file)));
    expect(files.filter((file) => !isCopied(file))).toEqual([]);
  },
  60_000,
);
