import { hasProduct } from "../_quote/line/code";
import { toForm } from "../_quote/line/link";
import { shownLists, tabList } from "./first-list";

/** Returns the addresses that together open the list of an enquiry on its page, each followed by a line break. */
export function enquiryLinks(): string {
  const { own, arriving } = shownLists();
  const { href } = location;
  return (own && `${href.split(/[?#]/)[0]}#l=${own}\n`) + (arriving && `${href}\n`);
}

/** Returns the address that opens the tab's list, if the list has the product of the page's order form. */
export function orderLinks(): string {
  const code = tabList();
  const form = document.querySelector<HTMLElement>("[data-quote-list]");
  const page = document.querySelector<HTMLAnchorElement>(toForm)?.href.split(/[?#]/)[0];
  return page && hasProduct(code, form?.dataset.quoteList ?? "") ? `${page}#l=${code}\n` : "";
}
