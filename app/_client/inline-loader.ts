import { startInlineLoader } from "../../islands/browser/inline-loader";
import { answerByDialog, answerByKey } from "./dialogs";
import { keepTyped } from "./keep-typed";
import { fillMail } from "./typed-mail";
import { installFilter } from "./filter";
import { awaitInterest } from "./first-interest";
import { markLoaded } from "./loaded";
import { scrollRow } from "./scroll-row";

/** What a page has for this code to answer, set for each page by the postbuild (`inlineFlags`). */
declare const HAS: Readonly<
  Record<"rows" | "dialogs" | "drafts" | "filter" | "deferred" | "interest", boolean>
>;

/* The inline code of every page: what can be answered before the loader has come, and the inline loader itself. */
startInlineLoader({
  onClick(event) {
    if (HAS.dialogs) answerByDialog(event);
    if (HAS.drafts) fillMail(event);
  },
  answer: HAS.rows ? scrollRow : undefined,
  onLoaded: () => markLoaded(document),
});
// Loaded again, or come back to: the browser looks for the place where the visitor was, which has to be there already.
// The newer entry of the navigation says the same in three times the bytes.
if (HAS.deferred && performance.navigation.type) document.documentElement.dataset.again = "";
if (HAS.dialogs) document.addEventListener("keydown", answerByKey);
if (HAS.drafts) document.addEventListener("input", keepTyped, true);
if (HAS.filter) installFilter(document);
if (HAS.interest) awaitInterest(document);
