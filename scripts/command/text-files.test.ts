import { testFolder } from "../../islands/build/test-folder";
import { settingsFileFault } from "./environment";
import { readUtf8 } from "./text-files";

const folder = testFolder();
const text = "NEXT_PUBLIC_SITE_URL=https://www.palety.pl\nŻółć=1\n";
const utf16 = Buffer.from(text, "utf16le");
const files = {
  "UTF-16 LE": [Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), utf16],
  "UTF-16 BE": [Buffer.from(`\ufeff${text}`, "utf16le").swap16(), Buffer.from(utf16).swap16()],
  "Windows-1250": [Buffer.from("a=\xbf\xf3\xb3w", "latin1")],
  "UTF-8": [Buffer.from(text), Buffer.from(`\ufeff${text}`), Buffer.from("")],
};

test.each(Object.entries(files))(
  "settings in %s are read, or refused with the encoding's name",
  (encoding, saved) => {
    // The example is no file of settings.
    folder.write(".env.example", utf16);
    for (const bytes of saved) {
      folder.write(".env.local", bytes);
      const fault = settingsFileFault(folder.at(""));
      if (encoding === "UTF-8") expect(fault).toBeUndefined();
      else expect(fault).toMatch(new RegExp(`^\\.env\\.local is saved as .*${encoding}.*Save it as UTF-8`));
    }
  },
);

test("a catalog with a byte-order mark, which Next cannot read, is refused", () => {
  folder.write("pl.json", Buffer.from("\ufeff{}"));
  expect(() => readUtf8(folder.at("pl.json"), "messages/pl.json")).toThrow(
    "messages/pl.json is saved as UTF-8 with a byte-order mark. Save it as UTF-8 without",
  );
  folder.write("pl.json", Buffer.from("{}"));
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
