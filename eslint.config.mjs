import { readdirSync } from "node:fs";
import path from "node:path";

import markdown from "@eslint/markdown";
import { defineConfig } from "eslint/config";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import markdownLinks from "eslint-plugin-markdown-links";
import reactGoogleTranslate from "eslint-plugin-react-google-translate";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Folders by layer, top to bottom. A folder imports only from its own layer and those below. */
const layers = [
  ["_sections", "_layout", "_client"],
  ["_tools"],
  ["_quote"],
  ["_load"],
  ["_pallet", "_components"],
  ["_fields"],
  ["_ui", "_lib"],
  ["_content"],
  ["_i18n"],
  // Lowest, because addresses in _i18n start with settings.
  ["_settings"],
];
const message = `Imports go downwards only: routes → ${layers.map((each) => each.join(", ")).join(" → ")}.`;
const zones = layers.flatMap((folders, layer) => {
  const except = [...layers.slice(layer).flat(), "_styles"].map((known) => `./${known}`);
  return folders.map((folder) => ({ target: `./app/${folder}`, from: "./app", except, message }));
});

/** Layers of the quote list, bottom to top: a line and its texts, the tab's list, the forms that send it. */
const quoteLayers = ["line", "list", "forms"].map((folder, index, all) => ({
  target: `./app/_quote/${folder}`,
  from: "./app/_quote",
  except: all.slice(0, index + 1).map((known) => `./${known}`),
  message: "Imports in _quote go downwards only: forms → list → line.",
}));

/** Forbids imports between sections: a page's folder or file, or one of the home page's. */
const sections = ["app/_sections", "app/_sections/home"].flatMap((folder) => {
  const names = readdirSync(folder);
  const isOf = (name, other) => name.split(".")[0] === other.split(".")[0];
  return names.map((name) => ({
    target: `./${folder}/${name}`,
    from: `./${folder}`,
    except: names.filter((other) => isOf(name, other)).map((other) => `./${other}`),
    message: "A section never imports another section: move what both need to a lower layer.",
  }));
});

/** Maximum lines per file; the last matching entry applies. */
const sizes = [
  { files: ["**/*.{ts,tsx,mjs}"], lines: 300 },
  { files: ["app/_sections/**/*.tsx", "**/*.client.tsx"], ignores: ["**/*.test.tsx"], lines: 150 },
  // A page file is a table of contents.
  { files: ["app/[([]*/**/page.tsx"], lines: 40 },
].map(({ lines, ...files }) => ({ ...files, rules: { "max-lines": ["error", lines] } }));

/** Files that render in the browser. Only they get the compiler-based React rules, which are slow. */
const inTheBrowser = [
  ...readdirSync("app", { recursive: true })
    .filter((file) => file.endsWith(".client.tsx"))
    .map((file) => `app/${path.dirname(file).replaceAll(path.sep, "/")}/**/*.tsx`),
  "app/_quote/{forms,list}/**/*.tsx",
  "islands/**/*.tsx",
  "{app,islands}/**/use-*.ts",
];

/**
 * Forbids strings that become markup or code, which the site's policy (`require-trusted-types-for 'script'`)
 * refuses in the browser and jsdom does not; `useId`, whose ids in an island differ from those of the page; and events
 * that keep a page out of the back/forward cache.
 */
const inEveryPart = [
  ...[
    "AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]",
    "CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe|parseHTMLUnsafe|write|writeln)$/]",
    "JSXOpeningElement[name.name!='script'] > JSXAttribute[name.name='dangerouslySetInnerHTML']",
    "NewExpression[callee.name='Function']",
    "CallExpression[callee.name=/^(eval|Function)$/]",
  ].map((selector) => ({
    selector,
    message: "No string becomes markup or code: the policy forbids it. Keep nodes, and put them back.",
  })),
  {
    selector: "CallExpression:matches([callee.name='useId'], [callee.property.name='useId'])",
    message: "An island's ids would differ from those of the page: name them.",
  },
  {
    selector: "Literal[value=/^(before)?unload$/]",
    message: "The page would not wait in the browser's memory for the visitor's return: use pagehide.",
  },
];

/** Production code never imports tests, as the site is also built without them. */
const production = ["app", "scripts"].map((folder) => ({
  target: `./${folder}`,
  from: "./e2e",
  message: "Only tests import from e2e: move what they share with a command to scripts.",
}));

/** islands/ works in any Next project. */
const islands = ["app", "scripts", "e2e"].map((folder) => ({
  target: "./islands",
  from: `./${folder}`,
  message: "islands/ knows nothing of the site: pass what it needs as an option.",
}));

export default defineConfig(
  {
    ignores: [
      ".next/",
      "out/",
      ".export/",
      ".copies/",
      ".lighthouseci/",
      "reports/",
      "test-results/",
      "next-env.d.ts",
      ".downloads/",
    ],
  },
  {
    files: ["**/*.{ts,tsx,mjs,js}"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    extends: tseslint.configs.strict,
    plugins: { "import-x": importX },
    settings: {
      // By default the plugin parses only JavaScript, so no-cycle would miss TypeScript.
      "import-x/extensions": [".ts", ".tsx", ".mjs"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".json"] })],
    },
    rules: {
      "import-x/no-restricted-paths": [
        "error",
        { zones: [...zones, ...quoteLayers, ...sections, ...production, ...islands] },
      ],
      // Circles of types are harmless: they are gone at run time.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-self-import": "error",
      "import-x/no-duplicates": "error",
      // `typeof import()` would hide an import from the layer rule.
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Browser errors are reported in the console.
      "no-console": ["error", { allow: ["error"] }],
      eqeqeq: "error",
    },
  },
  {
    // Only app/_settings/ reads and checks the build's settings.
    files: ["{app,islands}/**/*.{ts,tsx}"],
    ignores: ["app/_settings/*", "**/*.test.*"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Settings are read in app/_settings/: take them from there.",
        },
      ],
    },
  },
  {
    // Expressions read texts of visitors, of any length.
    files: ["app/**/*.{ts,tsx}", "islands/browser/**"],
    ignores: ["app/_settings/*", "**/*.test.*", "**/test-*"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["{app,islands}/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "warn" },
  },
  { ...reactHooks.configs.flat.recommended, files: inTheBrowser, ignores: ["**/*.test.tsx"] },
  {
    files: ["{app,islands}/**/*.ts"],
    ignores: ["**/*.test.ts", "**/test-*.ts"],
    rules: { "no-restricted-syntax": ["error", ...inEveryPart] },
  },
  {
    files: ["{app,islands}/**/*.tsx"],
    ignores: ["**/*.test.tsx", "**/test-*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...inEveryPart,
        {
          selector: "JSXOpeningElement[name.name=option]:not(:has(JSXAttribute[name.name=value]))",
          message: "An option has a `value`: without one its text is the value, which translators replace.",
        },
        ...[
          "Literal[value=/^\\u002f/]",
          "JSXExpressionContainer > Literal[value=/^\\u002f/]",
          "JSXExpressionContainer > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\u002f/]",
        ].map((address) => ({
          selector: `JSXAttribute[name.name=/^(href|src)$/] > ${address}`,
          message:
            "An address of the site comes from app/_i18n/paths.ts: a site in a folder has its path before it.",
        })),
      ],
    },
  },
  {
    // Needs types, without which the plugin does not recognize texts in variables and calls.
    files: ["{app,islands}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.*"],
    languageOptions: {
      parserOptions: { project: "tsconfig.lint.json", tsconfigRootDir: import.meta.dirname },
    },
    // Conditional text must be alone in an element: React cannot update text nodes that translators replaced
    // (react#11538).
    ...reactGoogleTranslate.configs.recommended,
    rules: {
      ...reactGoogleTranslate.configs.recommended.rules,
      // A redundant guard misstates its value's type.
      "@typescript-eslint/no-unnecessary-condition": "error",
    },
  },
  {
    files: ["app/{_ui,_lib,_fields,_pallet,_load,_client}/**"],
    ignores: ["**/*.test.*"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "next-intl", message: "Components of this layer have no words: take them as props." },
          ],
        },
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
