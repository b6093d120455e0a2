// @ts-check
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";
import { tsImport } from "tsx/esm/api";

/** @typedef {import("next").NextConfig} NextConfig */

// The rules of the settings are in TypeScript, which Node 20 does not read. `npm run build` has checked them before it starts Next;
// this is for builds that somebody starts as `npx next build`.
/** @type {typeof import("./scripts/command/environment")} */
const { checkSettings } = await tsImport("./scripts/command/environment.ts", import.meta.url);

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./app/_i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/**
 * For `npm run edit`: every text ends with a marker of its key, so that what is pointed at on a page can be traced to it. The
 * development server alone knows this; no build does.
 */
const withKeyMarkers = createNextIntlPlugin({ requestConfig: "./scripts/editor/request.ts" });

const basePath = process.env.BASE_PATH ?? "";

/** @type {NextConfig} */
const config = {
  output: "export",
  // The one setting under which every bucket host finds the files: a folder with an index.html for each page.
  trailingSlash: true,
  basePath,
  // Written into the browser's code, too.
  env: { BASE_PATH: basePath },
  reactStrictMode: true,
  // Types are a step of `npm test`; here they would take longer than all else. `npm run build -- --types` has them checked.
  typescript: { ignoreBuildErrors: process.env.CHECK_TYPES !== "1" },
  experimental: {
    // With two root layouts nothing else makes a 404.html of our own.
    globalNotFound: true,
  },
};

/**
 * @param {string} phase
 * @returns {NextConfig}
 */
export default function configure(phase) {
  // Other programs read this file as well, such as knip, and need no address.
  checkSettings({ needsAddress: process.argv.includes("build") });
  const edits = phase === PHASE_DEVELOPMENT_SERVER && process.env.SITE_EDITOR === "1";
  const { turbopack, ...complete } = edits
    ? withKeyMarkers({ ...config, devIndicators: false })
    : withNextIntl(config);
  const format = edits ? "use-intl/format-message/format-only" : "./app/_i18n/checked-format.ts";
  return {
    ...complete,
    turbopack: {
      ...turbopack,
      resolveAlias: { ...turbopack?.resolveAlias, "use-intl/format-message": format },
    },
  };
}
