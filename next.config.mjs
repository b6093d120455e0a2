import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

import { CommandError } from "./scripts/command/command-error.mjs";
import { readBasePath, readSiteUrl } from "./scripts/command/site-settings.mjs";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./app/_i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/**
 * For `npm run edit`: every text ends with a marker of its key, so that what is pointed at on a page can be traced to it. The
 * development server alone knows this; no build does.
 */
const withKeyMarkers = createNextIntlPlugin({ requestConfig: "./scripts/editor/request.ts" });

const basePath = readBasePath(process.env.BASE_PATH);

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  // The one setting under which every bucket host finds the files: a folder with an index.html for each page.
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
  // `npm test` has a step for types and builds twice: each time without this took ten seconds more.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "1" },
  experimental: {
    // With two root layouts nothing else makes a 404.html of our own.
    globalNotFound: true,
  },
};

/** @param {string} phase @returns {import("next").NextConfig} */
export default function configure(phase) {
  // `next typegen` reads this file in the phase of a build, but needs no address.
  const builds = phase === PHASE_PRODUCTION_BUILD && !process.argv.includes("typegen");
  if (builds) config.env = { ...config.env, NEXT_PUBLIC_SITE_URL: siteUrl() };
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

/** The address of the finished site; without one the build ends with the sentence that helps, and without a stack. */
function siteUrl() {
  try {
    return readSiteUrl(process.env.NEXT_PUBLIC_SITE_URL);
  } catch (error) {
    // Other programs that read this file, such as knip, must not end here.
    if (!(error instanceof CommandError) || !process.argv.includes("build")) throw error;
    console.error(`\n${error.message}`);
    return process.exit(1);
  }
}
