import type { settings } from "../../app/_content/settings";
import { leadsNowhere, type Placeholder } from "./placeholder";

/** The settings of a build, with whatever values. */
interface Settings extends Record<"mapUrl" | "videoUrl", string> {
  readonly mail: Readonly<Record<keyof (typeof settings)["mail"], string>>;
}

const accountSettings = {
  userId: "NEXT_PUBLIC_EMAILJS_USER_ID",
  serviceId: "NEXT_PUBLIC_EMAILJS_SERVICE_ID",
  orderTemplateId: "NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID",
  contactTemplateId: "NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID",
} as const;

const pageSettings = { mapUrl: "NEXT_PUBLIC_MAP_URL", videoUrl: "NEXT_PUBLIC_VIDEO_URL" } as const;

const namesOf = <Names extends object>(names: Names) =>
  Object.entries(names) as [keyof Names, Names[keyof Names]][];

/**
 * Names the settings that no live site can have been meant with.
 *
 * @param found what the build reads
 * @param standIns what map and film are while no setting names them
 * @param siteUrl the site's address, as set
 */
export function settingPlaceholders(
  found: Settings,
  standIns: Readonly<Record<keyof typeof pageSettings, string>>,
  siteUrl: string | undefined,
): Placeholder[] {
  const said: string[] = [];
  if (!siteUrl) said.push("NEXT_PUBLIC_SITE_URL is not set.");
  else if (!URL.canParse(siteUrl) || leadsNowhere(new URL(siteUrl).hostname))
    said.push(`NEXT_PUBLIC_SITE_URL: ${siteUrl} leads nowhere.`);
  for (const [key, name] of namesOf(accountSettings)) {
    const value = found.mail[key];
    if (!value) said.push(`${name} is not set: a form refuses to send.`);
    else if (/(^|_)preview(_|$)/.test(value)) said.push(`${name}: ${value} is nobody's account.`);
  }
  for (const [key, name] of namesOf(pageSettings))
    if (found[key] === standIns[key]) said.push(`${name} is not set: what is shown is not the company's.`);
  return said.map((says) => ({ file: ".env.local", says }));
}
