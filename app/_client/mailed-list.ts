import { shownLists, tabList } from "./first-list";

/** Returns the addresses that together open the list of an enquiry on its page, each followed by a line break. */
export function enquiryLinks(): string {
  const { own, arriving } = shownLists();
  const { href } = location;
  return (own && `${href.split(/[?#]/)[0]}#l=${own}\n`) + (arriving ? `${href}\n` : "");
}

/** Returns the address that opens the tab's list, if the list has the product of the page's order form. */
export function orderLinks(): string {
  const code = tabList();
  try {
    const { quoteList } = (document.querySelector("[data-quote-list]") as HTMLElement).dataset;
    const { href } = document.querySelector("[data-list-link]") as HTMLAnchorElement;
    const hasProduct = atob(code.replace(/-/g, "+").replace(/_/g, "/")).match(`"p":${quoteList}\\b`);
    return hasProduct ? `${href.split("#")[0]}#l=${code}\n` : "";
  } catch {
    return "";
  }
}
