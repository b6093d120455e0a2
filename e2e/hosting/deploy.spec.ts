import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fileType, isHashed, lifetimes } from "../../scripts/built/file-types";
import { filesBelow } from "../../islands/build/files";
import { securityHeadersFor } from "../../scripts/built/security-headers";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { layOut } from "../../scripts/deploy/cloudflare";
import { type Run, runProgram } from "../../scripts/deploy/target";
import { targets } from "../../scripts/deploy/targets";
import { postbuildSite } from "../../scripts/postbuild/site";
import { type Preview, startPreview } from "../../scripts/preview/server";
import { expectServed, missingFiles, needs, startServer } from "../support/hosting/served";
import { expect, test } from "../support/test";

/** Below the project, where Node finds its packages, and where tools look for no sources. */
const releases = ".next/other-releases";

/** Sources every one of whose modules changes: the loader, what hydrates, and the islands. */
const changed = /(\.client\.tsx|_client\/loader\.ts|islands\/browser\/hydrate\.tsx)$/;

/** What a page and its hydrated islands say of their release, as attributes of the body and of the root. */
const releaseOf = { page: "data-page-of", code: "data-code-of" } as const;

/**
 * Makes another release of the site: from sources of which every module of the site differs, and pages that
 * differ. It is built like any other, so names, policies and pages fit each other. React and the libraries
 * stay what they are, as they would.
 *
 * @param name what its pages and its code name themselves
 * @returns folder of the finished site
 */
async function otherRelease(name: string): Promise<string> {
  const root = join(process.cwd(), releases, name);
  const folders = { root, exported: join(root, "export"), out: join(root, "out") };
  await rm(root, { recursive: true, force: true });
  await mkdir(folders.out, { recursive: true });
  await Promise.all([
    ...["app", "islands"].map((folder) => cp(folder, join(root, folder), { recursive: true })),
    // It says that the sources are modules; the one Next leaves above says they are not.
    cp("package.json", join(root, "package.json")),
    // Without the notes that shipping leaves there.
    cp(".export", folders.exported, {
      recursive: true,
      filter: (file) => !/(modules\.json|placeholders\.json)$/.test(file),
    }),
  ]);

  const sources = ["app", "islands"]
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => join(root, folder, file)))
    .filter((file) => changed.test(file));
  const mark = `\ndocument.documentElement.setAttribute("${releaseOf.code}", "${name}");\n`;
  await Promise.all(sources.map((file) => appendFile(file, mark)));

  const pages = filesBelow(folders.exported).filter((file) => file.endsWith(".html"));
  for (const page of pages.map((file) => join(folders.exported, file))) {
    const html = await readFile(page, "utf8");
    await writeFile(page, html.replace("<body", `<body ${releaseOf.page}="${name}"`));
  }
  await postbuildSite(folders, "");
  return folders.out;
}

/** Removes all of them. */
function removeOtherReleases(): Promise<void> {
  return rm(releases, { recursive: true, force: true });
}

const rclone = [
  ["rclone", "version"],
  "Debian: apt-get install rclone; others: https://rclone.org/install/",
] as const;
/** In milliseconds: a deploy is twenty calls of rclone. */
const patience = 180_000;
const emulator = "@20minutes/s3rver";
const day = 86_400_000;

/** Types that Cloudflare calls otherwise. */
const cloudflareTypes: Readonly<Record<string, string>> = {
  "text/javascript; charset=utf-8": "application/javascript",
  "image/x-icon": "image/vnd.microsoft.icon",
};

test.describe.configure({ timeout: patience });

let home: string;
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "deploy-spec-"));
});
test.afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Deploys a site as the command does. */
function deploy(target: string, settings: Record<string, string>, folder = "out", run: Run = runProgram) {
  const read = (name: string) => settings[name] ?? "";
  return targets[target]?.deploy({ folder, basePath: "", settings: read, run, dryRun: false });
}

/** Serves a folder as a bucket does. */
const serve = (folder: string): Promise<Preview> =>
  startPreview({ folder, outbox: join(home, "outbox"), port: 0 });

/** Gives a file the time of a deploy so many days ago. */
function age(file: string, days: number): void {
  const then = new Date(Date.now() - days * day);
  utimesSync(file, then, then);
}

test("rclone copies every file into a folder, and deletes what no build had for 30 days", async () => {
  needs(...rclone);
  const target = join(home, "site");
  const old = ["old/index.html", "assets/js/old-AAAAAAAA.js", "previews/x/index.html", "others/old.bin"];
  for (const file of [...old, "pictures/young.aaaaaa.480.avif"]) {
    mkdirSync(join(target, file, ".."), { recursive: true });
    writeFileSync(join(target, file), "old");
    age(join(target, file), file.includes("young") ? 29 : 31);
  }
  await deploy("folder", { FOLDER_TARGET: target });

  const built = filesBelow("out");
  const stayed = ["others/old.bin", "pictures/young.aaaaaa.480.avif", "previews/x/index.html"];
  expect(filesBelow(target).filter((file) => !built.includes(file))).toEqual(stayed);
  const preview = await serve(target);
  try {
    await expectServed(`http://127.0.0.1:${preview.port}`, "out", {
      headers: securityHeadersFor(false),
      withoutSlash: 302,
      // The preview lets browsers keep hashed files alone.
      lifetimeOf: (file) => (isHashed(file) ? lifetimes.hashed : "no-cache"),
    });
  } finally {
    preview.close();
  }
});

test("an older build is deployed like a new one: its files stay as long", async () => {
  needs(...rclone);
  const [target, older] = [join(home, "site"), join(home, "older")];
  cpSync("out", older, { recursive: true });
  for (const file of filesBelow(older)) age(join(older, file), 60);
  await deploy("folder", { FOLDER_TARGET: target }, older);
  expect(filesBelow(target)).toEqual(filesBelow("out"));
});

test("rclone gives every file in S3 its type and its lifetime", async () => {
  needs(...rclone);
  needs(["node", "--print", `require.resolve("${emulator}")`], `npm install --no-save ${emulator}@4`);
  const port = await ensurePortIsFree(0);
  const origin = `http://127.0.0.1:${port}`;
  const options = {
    ...{ address: "127.0.0.1", port, directory: home, silent: true },
    configureBuckets: [{ name: "site" }],
  };
  const code = `new (require("${emulator}"))(${JSON.stringify(options)}).run()`;
  const end = await startServer("node", ["--eval", code], origin);
  // The account of the emulator itself.
  const account = { S3_ENDPOINT: origin, AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
  Object.assign(process.env, account);
  try {
    let destination = "";
    await deploy("s3", { S3_BUCKET: "site", S3_REGION: "us-east-1" }, "out", (command, args) => {
      if (args[0] === "copy") destination = args[2] ?? "";
      return runProgram(command, args);
    });
    const list = execFileSync("rclone", [
      "lsjson",
      "-R",
      "--files-only",
      "--metadata",
      "--hash",
      destination,
    ]);
    const objects = JSON.parse(list.toString()) as {
      Path: string;
      Hashes: { md5: string };
      Metadata: Record<string, string>;
    }[];
    expect(objects.map(({ Path }) => Path).sort()).toEqual(filesBelow("out"));
    for (const { Path: file, Hashes, Metadata } of objects) {
      const { kind, type } = fileType(file);
      expect(Metadata, file).toMatchObject({ "content-type": type, "cache-control": lifetimes[kind] });
      const content = readFileSync(join("out", file));
      expect(Hashes.md5, file).toBe(createHash("md5").update(content).digest("hex"));
    }
  } finally {
    for (const name of Object.keys(account)) Reflect.deleteProperty(process.env, name);
    await end();
  }
});

test("Cloudflare's own server shows what is uploaded, and hashed files of earlier builds stay", async () => {
  needs(["wrangler", "--version"], "npm install --no-save wrangler@4");
  const earlier = join(home, "earlier");
  const [young, old] = ["assets/js/young-AAAAAAAA.js", "assets/js/old-AAAAAAAA.js"];
  mkdirSync(join(earlier, "assets/js"), { recursive: true });
  for (const file of [young, old]) writeFileSync(join(earlier, file), "earlier");
  const times = { [young]: 29, [old]: 31 };
  const list = Object.entries(times).map(([file, days]) => [file, new Date(Date.now() - days * day)]);
  writeFileSync(join(earlier, "hashed-files.json"), JSON.stringify(Object.fromEntries(list)));

  const up = await serve(earlier);
  const upload = join(home, "site");
  try {
    await layOut("out", upload, `http://127.0.0.1:${up.port}`);
  } finally {
    up.close();
  }
  const built = filesBelow("out");
  const added = filesBelow(upload).filter((file) => !built.includes(file));
  expect(added).toEqual(["_headers", "_redirects", young, "hashed-files.json"].sort());

  const port = await ensurePortIsFree(0);
  const origin = `http://127.0.0.1:${port}`;
  const options = ["--ip=127.0.0.1", `--port=${port}`, "--compatibility-date=2026-01-01"];
  const end = await startServer("wrangler", ["--cwd", home, "pages", "dev", "site", ...options], origin);
  try {
    await expectServed(origin, "out", {
      headers: securityHeadersFor(true),
      withoutSlash: 308,
      // Those of its own table (mime-db), which browsers take as well.
      typeOf: (type) => cloudflareTypes[type] ?? (type.startsWith("text/") ? type : type.replace(/;.*/, "")),
    });
  } finally {
    await end();
  }
});

test.describe("a visitor during a deploy", () => {
  let next: string;
  test.beforeAll(async () => {
    next = await otherRelease("b");
  });
  test.afterAll(removeOtherReleases);

  test("each call may be the last: pages have all they request, and an open page goes on", async ({
    page,
    watch,
  }) => {
    needs(...rclone);
    const target = join(home, "site");
    await deploy("folder", { FOLDER_TARGET: target });
    const preview = await serve(target);
    try {
      const origin = `http://localhost:${preview.port}`;
      await page.goto(`${origin}/`);
      await page.waitForLoadState("load");

      let calls = 0;
      const other = await page.context().newPage();
      await deploy("folder", { FOLDER_TARGET: target }, next, async (command, args) => {
        if (args.some((option) => option.includes("text/html"))) {
          // Broken off before this call, the site is the one before.
          await other.goto(`${origin}/landing/`);
          await expect(other.locator("body")).not.toHaveAttribute(releaseOf.page);
        }
        await runProgram(command, args);
        calls += 1;
        expect(missingFiles(target), `after ${calls} calls`).toEqual([]);
      });
      expect(calls).toBeGreaterThan(5);

      // The open page takes its islands from the build before.
      await page.locator(".counter__value").scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
      await expect(page.locator("html")).not.toHaveAttribute(releaseOf.code);
      await other.reload();
      await expect(other.locator("body")).toHaveAttribute(releaseOf.page, "b");

      // The check itself finds modules that are gone.
      for (const file of filesBelow(target).filter((each) => each.includes("/chunk-")))
        rmSync(join(target, file));
      expect(missingFiles(target)).not.toEqual([]);
      // Other hosts than this one.
      expect(watch.foreign.splice(0).filter((url) => !url.startsWith(origin))).toEqual([]);
    } finally {
      preview.close();
    }
  });
});
