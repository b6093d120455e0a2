/** Settings of the build that the pages read. `.env.example` documents each of them. */
export const settings = {
  /** Page of the map provider; opened outside, or in a frame once the visitor asks for it. */
  mapUrl:
    process.env.NEXT_PUBLIC_MAP_URL ||
    "https://www.openstreetmap.org/export/embed.html?bbox=20.7%2C51.9%2C21.3%2C52.3&layer=mapnik",
  /** Page of the film provider; opened outside, or in a frame once the visitor asks for it. */
  videoUrl: process.env.NEXT_PUBLIC_VIDEO_URL || "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
  /** Another origin for the flag pictures; empty = our own. */
  flagOrigin: process.env.NEXT_PUBLIC_FLAG_ORIGIN || "",
  /** A build to look at, not for search engines: no page of it may be indexed. Not for islands, which see no such setting. */
  isPreview: process.env.SITE_STAGE === "preview",
} as const;
