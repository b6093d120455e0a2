import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./app/_i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

const basePath = process.env.BASE_PATH ?? "";
if (basePath && !/^(\/[\w.~-]+)+$/.test(basePath)) {
  throw new Error(`BASE_PATH must be like "/folder" (a slash in front, none at the end), not "${basePath}".`);
}

/** @type {import("next").NextConfig} */
const config = {
  output: "export",
  // The one setting under which every bucket host finds the files: a folder with an index.html for each page.
  trailingSlash: true,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  reactStrictMode: true,
  experimental: {
    // With two root layouts nothing else makes a 404.html of our own.
    globalNotFound: true,
  },
};

export default withNextIntl(config);
