import { readdirSync } from "node:fs";

import { createNodeResolver, importX } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * The floors of the house below the routes, top to bottom. A room knows its own floor and those below it, and the
 * routes (everything else in `app/`) know them all.
 */
const floors = [["_shell", "_sections"], ["_forms"], ["_ui", "_islands"], ["_content"], ["_i18n"]];

const zones = floors.flatMap((rooms, floor) =>
  rooms.map((room) => ({
    target: `./app/${room}`,
    from: "./app",
    except: [...floors.slice(floor).flat(), "_styles"].map((known) => `./${known}`),
    message:
      "Imports go downwards only: routes, _shell and _sections, _forms, _ui and _islands, _content, _i18n.",
  })),
);

/** A section never imports another section. */
const sections = readdirSync("app/_sections").map((name) => ({
  target: `./app/_sections/${name}`,
  from: "./app/_sections",
  except: [`./${name}`],
  message: "A section never imports another section: what two need lies a floor below.",
}));

/** What is tested never needs its tests: the site is built in copies of the project without them. */
const tested = ["app", "scripts", "hosting"].map((room) => ({
  target: `./${room}`,
  from: "./e2e",
  message: "Only tests import from e2e: what they share with a command lies in scripts.",
}));

/** Hosting stands on what is built and on the ground floor of the commands. */
const hosting = {
  target: "./scripts",
  from: "./hosting",
  message: "hosting imports from scripts, never the other way.",
};

export default tseslint.config(
  {
    ignores: [
      ".next/",
      "out/",
      ".export/",
      "reports/",
      "test-results/",
      "next-env.d.ts",
      "app/_content/pictures.manifest.ts",
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ["**/*.{ts,tsx,mjs}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".json"] })],
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...zones, ...sections, ...tested, hosting] }],
      "import-x/no-cycle": "error",
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": "error",
      // What goes wrong in the browser is said there.
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  { files: ["app/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["app/_ui/**", "app/_islands/**"],
    ignores: ["**/*.test.*"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "next-intl", message: "Bricks have no words: take them as props." }] },
      ],
    },
  },
  {
    files: ["scripts/**", "hosting/**", "e2e/**", "*.config.*"],
    rules: { "no-console": "off" },
  },
);
