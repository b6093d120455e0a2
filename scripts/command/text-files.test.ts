import { testFolder } from "../../islands/build/test-folder";
import { settingsFileFault } from "./environment";
import { readUtf8 } from "./text-files";

const folder = testFolder();
const text = "NEXT_PUBLIC_SITE_URL=https://www.palety.pl\nŻółć=1\n";
const marked = Buffer.from(`\ufeff${text}`);
const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");

test.each([
  ["UTF-16 LE", utf16, false],
  ["UTF-16 BE", Buffer.from(utf16).swap16(), false],
  ["UTF-16 without a mark", utf16.subarray(2), false],
  ["Windows-1250", Buffer.from("a=\xbf\xf3\xb3w", "latin1"), false],
  ["UTF-8", Buffer.from(text), true],
  ["UTF-8 with a mark", marked, true],
])("settings in %s are refused by the file's name, or read", (_, bytes, isRead) => {
  // The example is no file of settings.
  folder.write(".env.example", utf16);
  folder.write(".env.local", bytes);
  const fault = settingsFileFault(folder.path);
  if (isRead) expect(fault).toBeUndefined();
  else expect(fault).toMatch(/^\.env\.local has another encoding than UTF-8 .*Save it/);
});

test("a catalog with a byte-order mark, which Next cannot read, is refused", () => {
  folder.write("pl.json", marked);
  expect(() => readUtf8(folder.at("pl.json"), "messages/pl.json")).toThrow(
    /^messages\/pl\.json has .* Save it/,
  );
  folder.write("pl.json", "{}");
  expect(readUtf8(folder.at("pl.json"))).toBe("{}");
});

test.each(["", "\ufeff"])(
  "settings are read as Next reads them, behind %j, and the environment wins",
  async (mark) => {
    folder.write(
      ".env.local",
      Buffer.from(`${mark}NEXT_PUBLIC_SITE_URL="https://www.palety.pl"\nSITE_STAGE=preview\n`),
    );
    folder.write(".env", Buffer.from("BASE_PATH=/folder\n"));
    jest.resetModules();
    const before = { ...process.env };
    // In tests, Next ignores .env.local.
    Object.assign(process.env, { NODE_ENV: "production", SITE_STAGE: "" });
    for (const name of ["NEXT_PUBLIC_SITE_URL", "BASE_PATH", "__NEXT_PROCESSED_ENV"])
      Reflect.deleteProperty(process.env, name);
    const { loadSettings } = await import("./environment");
    loadSettings(folder.at(""));
    const { NEXT_PUBLIC_SITE_URL, BASE_PATH, SITE_STAGE } = process.env;
    process.env = before;
    expect([NEXT_PUBLIC_SITE_URL, BASE_PATH, SITE_STAGE]).toEqual(["https://www.palety.pl", "/folder", ""]);
  },
);
