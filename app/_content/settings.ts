/** A sample place and film, shown until the settings name the company's own. */
export const placeholders = {
  mapUrl: "https://www.openstreetmap.org/export/embed.html?bbox=20.7%2C51.9%2C21.3%2C52.3&layer=mapnik",
  videoUrl: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ",
} as const;

/** Settings of the build that the pages read. `.env.example` documents each of them. */
export const settings = {
  /** Page of the map provider; opened outside, or in a frame once the visitor requests it. */
  mapUrl: process.env.NEXT_PUBLIC_MAP_URL || placeholders.mapUrl,
  /** Page of the film provider; opened outside, or in a frame once the visitor requests it. */
  videoUrl: process.env.NEXT_PUBLIC_VIDEO_URL || placeholders.videoUrl,
  /** Another origin for the flag pictures; empty = our own. */
  flagOrigin: process.env.NEXT_PUBLIC_FLAG_ORIGIN || "",
  /** The account that sends both forms. What is missing stays empty: the form then refuses and names it. */
  mail: {
    /** The e-mail service's origin. Empty is a value of its own: the site's origin. */
    origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? "https://api.emailjs.com",
    userId: process.env.NEXT_PUBLIC_EMAILJS_USER_ID || "",
    serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || "",
    orderTemplateId: process.env.NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID || "",
    contactTemplateId: process.env.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID || "",
  },
  /** A build to look at, not for search engines: no page of it may be indexed. Not for islands, which see no such setting. */
  isPreview: process.env.SITE_STAGE === "preview",
} as const;
