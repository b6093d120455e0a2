import { hasProduct } from "../../line/code";
import { productOfForm, toForm } from "../../line/link";
import { shownLists, tabList } from "../../list/first-paint";

/** Returns the addresses that together open the list of an enquiry on its page, each followed by a line break. */
export function enquiryLinks(): string {
  const { own, arriving } = shownLists();
  const { href } = location;
  return (own && `${href.split(/[?#]/)[0]}#l=${own}\n`) + (arriving && `${href}\n`);
}

/** Returns the address that opens the tab's list, if the list has the product of the page's order form. */
export function orderLinks(): string {
  const code = tabList();
  const form = document.querySelector("form[name]");
  const page = document.querySelector<HTMLAnchorElement>(toForm)?.href.split(/[?#]/)[0];
  return page && form && hasProduct(code, productOfForm(form)) ? `${page}#l=${code}\n` : "";
}
