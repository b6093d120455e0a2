import type { InlineOptions } from "../../islands/browser/inline-loader";
import { answerByDialog, answerByKey } from "./dialogs";
import { keepTyped } from "./keep-typed";
import { fillMail } from "./typed-mail";
import { installFilter } from "./filter";
import { awaitInterest } from "./first-interest";
import { scrollRow } from "./scroll-row";

/** What a page may have that is answered before the loader has come, by a selector. */
export const parts = {
  rows: "[data-go]",
  dialogs: "[data-dialog]",
  drafts: "form[data-draft]",
  filter: "[data-filter]",
  deferred: ".deferred-sections",
  interest: ".after-interest",
} as const;

/** What the page has: constants of its inline code (`inlineFlags` of the postbuild), so that it carries nothing for the rest. */
declare const HAS: Readonly<Record<keyof typeof parts, boolean>>;

/** Starts what needs no loader. @returns what a press and the loader's coming start */
export function startParts() {
  // Loaded again, or come back to: the browser looks for the place where the visitor was, which has to be there already.
  // The newer entry of the navigation says the same in three times the bytes.
  if (HAS.deferred && performance.navigation.type) document.documentElement.dataset.again = "";
  if (HAS.dialogs) document.addEventListener("keydown", answerByKey);
  if (HAS.drafts) document.addEventListener("input", keepTyped, true);
  if (HAS.filter) installFilter(document);
  if (HAS.interest) awaitInterest(document);
  return {
    onClick(event: Event) {
      if (HAS.dialogs) answerByDialog(event);
      if (HAS.drafts) fillMail(event);
    },
    answer: HAS.rows ? scrollRow : undefined,
    // The page has loaded and its scripts have come, or never will: what waited for that is shown. Its head has said that scripts run.
    onLoaded() {
      document.documentElement.dataset.js = "loaded";
    },
  } satisfies InlineOptions;
}
