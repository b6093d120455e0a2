/** Tests the files for robots, of a site and of a preview. */
import { securityContact } from "./.well-known/security.txt/security-contact";
import { settings } from "./_settings/settings";
import robots from "./robots";

test("robots may read the site and find the sitemap, but may not read a preview", () => {
  const { isPreview } = settings;
  Object.assign(settings, { isPreview: false });
  expect(robots()).toEqual({
    rules: { userAgent: "*", allow: "/" },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  });
  Object.assign(settings, { isPreview: true });
  expect(robots()).toEqual({ rules: { userAgent: "*", disallow: "/" } });
  Object.assign(settings, { isPreview });
});

test("the contact for security is valid for less than a year (RFC 9116, 2.5.5)", () => {
  const now = Date.parse("2026-02-28T12:00:00Z");
  const text = securityContact(now);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+\nPreferred-Languages: .*\nCanonical: http/);
  const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - now) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
