/** What the tests in a browser know of the e-mail service: with another service this file changes, and no other of theirs. */
import emailLibrary from "@emailjs/browser/package.json" with { type: "json" };

import { TEST_PORT, testEnvironment } from "../../../scripts/preview-settings";
import { MAIL_PATH } from "../../../scripts/preview/mail-stub";

const settings = testEnvironment(TEST_PORT);

/** Where both forms send to. */
export const mailPath = `**${MAIL_PATH}`;

/** The module of the service's library, which a touched form fetches last. */
export const libraryFile = "**/assets/js/es-*.js";

/** What the service is given beside the fields. */
export const envelope = {
  order: envelopeOf("NEXT_PUBLIC_EMAILJS_ORDER_TEMPLATE_ID"),
  contact: envelopeOf("NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID"),
};

function envelopeOf(template: string) {
  return {
    lib_version: emailLibrary.version,
    service_id: settings.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    template_id: settings[template],
    user_id: settings.NEXT_PUBLIC_EMAILJS_USER_ID,
  };
}

/** Answers the mail stub can't be brought to give. */
export const refusals = [
  [204, ""],
  [400, "The template ID not found"],
  [403, "API calls are disabled for non-browser applications"],
  [412, "Gmail_API: Request had insufficient authentication scopes"],
  [422, "One or more dynamic variables are corrupted"],
  [429, "Too many requests"],
  [500, "Internal error <b>1</b>"],
] as const;

/** Answers that the service has sent the message with. */
export const accepted = [
  [200, "Anything"],
  [202, "OK"],
  [500, "OK"],
] as const;
