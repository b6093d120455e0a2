import { readdirSync } from "node:fs";

import markdown from "@eslint/markdown";
import { defineConfig } from "eslint/config";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import markdownLinks from "eslint-plugin-markdown-links";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * The floors of the house below the routes, top to bottom. A room knows its own floor and those below it, and the
 * routes (everything else in `app/`) know them all.
 */
const floors = [
  ["_shell", "_sections"],
  ["_contact", "_forms"],
  ["_load", "_pallet", "_ui"],
  ["_browser"],
  ["_quote"],
  ["_content"],
  ["_i18n"],
];

const zones = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    target: `./app/${room}`,
    from: "./app",
    except: [...floors.slice(floor).flat(), "_styles"].map((known) => `./${known}`),
    message:
      "Imports go downwards only: routes, _shell and _sections, _contact and _forms, _load, _pallet and _ui, _browser, _quote, _content, _i18n.",
  })),
);

/** The sections of the home page have a room each; the sections of another page share the page's room. */
const rooms = readdirSync("app/_sections", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    name === "home" ? readdirSync("app/_sections/home").map((room) => `home/${room}`) : name,
  );

/** A section never imports another section. */
const sections = rooms.map((room) => ({
  target: `./app/_sections/${room}`,
  from: "./app/_sections",
  except: [`./${room}`],
  message: "A section never imports another section: what two need lies a floor below.",
}));

/** The most lines of a file: of the kinds that fit, the last one counts. */
const sizes = [
  { files: ["**/*.{ts,tsx,mjs}"], lines: 300 },
  { files: ["app/_sections/**/*.tsx", "**/*.client.tsx"], ignores: ["**/*.test.tsx"], lines: 150 },
  // A page is a table of contents.
  { files: ["app/[([]*/**/page.tsx"], lines: 40 },
].map(({ lines, ...files }) => ({ ...files, rules: { "max-lines": ["error", lines] } }));

/** What is tested never needs its tests: the site is built in copies of the project without them. */
const tested = ["app", "scripts"].map((room) => ({
  target: `./${room}`,
  from: "./e2e",
  message: "Only tests import from e2e: what they share with a command lies in scripts.",
}));

/** The islands work in any project of Next's. */
const islands = ["app", "scripts", "e2e"].map((folder) => ({
  target: "./islands",
  from: `./${folder}`,
  message: "islands/ knows nothing of the site: hand over what it needs as an option.",
}));

export default defineConfig(
  {
    ignores: [
      ".next/",
      "out/",
      ".export/",
      ".copies/",
      ".deploy/",
      ".lighthouseci/",
      "reports/",
      "test-results/",
      "next-env.d.ts",
      ".downloads/",
      "app/_content/downloads.manifest.ts",
      "app/_content/pictures.manifest.ts",
    ],
  },
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    extends: tseslint.configs.strict,
    plugins: { "import-x": importX },
    settings: {
      // Without these two the plugin reads JavaScript only, and no-cycle finds nothing in TypeScript.
      "import-x/extensions": [".ts", ".tsx", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".json"] })],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...zones, ...sections, ...tested, ...islands] }],
      "import-x/no-cycle": "error",
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": "error",
      // `typeof import()` would hide an import from the rule of the floors.
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // What goes wrong in the browser is said there.
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  { files: ["{app,islands}/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["app/_ui/**", "app/_load/**", "app/_pallet/**", "app/_browser/**"],
    ignores: ["**/*.test.*"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "next-intl", message: "Bricks have no words: take them as props." }] },
      ],
    },
  },
  {
    files: ["scripts/**", "e2e/**", "*.config.*"],
    rules: { "no-console": "off" },
  },
  ...sizes,
  {
    files: ["**/*.md"],
    plugins: { markdown, "markdown-links": markdownLinks },
    language: "markdown/gfm",
    rules: {
      "markdown-links/no-missing-path": "error",
      "markdown-links/no-missing-fragments": "error",
      "markdown/no-missing-label-refs": "error",
      "markdown/no-empty-links": "error",
    },
  },
);
