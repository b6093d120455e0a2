// @ts-check
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";

/** @typedef {import("next").NextConfig} NextConfig */

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./app/_i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/**
 * For `npm run edit`: appends a marker with its key to every text, so that the editor can map page elements
 * to keys. Development server only.
 */
const withKeyMarkers = createNextIntlPlugin({ requestConfig: "./scripts/editor/request.ts" });

const basePath = process.env.BASE_PATH ?? "";

/** @type {NextConfig} */
const config = {
  // Every bucket host can serve a folder with an index.html per page.
  trailingSlash: true,
  basePath,
  // Also inlined into the browser's code.
  env: { BASE_PATH: basePath },
  reactStrictMode: true,
  // `npm run types` is ten times as fast.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Required for our own 404.html with two root layouts.
    globalNotFound: true,
    // Next uses prefetch hints only in its own router, and every link of this site loads a document. To measure the
    // hints, Next would render each page a second time.
    prefetchInlining: false,
  },
};

/**
 * @param {string} phase
 * @returns {NextConfig}
 */
export default function configure(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const edits = isDevelopment && process.env.SITE_EDITOR === "1";
  const { turbopack, ...complete } = edits
    ? withKeyMarkers({ ...config, devIndicators: false })
    : withNextIntl(config);
  const format = edits ? "use-intl/format-message/format-only" : "./app/_i18n/checked-format.ts";
  return {
    ...complete,
    // In development, addresses that are no page would end with 500 instead of 404.
    output: isDevelopment ? undefined : "export",
    turbopack: {
      ...turbopack,
      resolveAlias: { ...turbopack?.resolveAlias, "use-intl/format-message": format },
    },
  };
}
