import type { PlainRoute } from "../_i18n/routes";

/** A link of the menu: the page, the anchor on it, and the key of its words in `nav`. */
export interface MenuLink {
  readonly label:
    | "home"
    | "about"
    | "company"
    | "products"
    | "services"
    | "certificates"
    | "recommendations"
    | "news"
    | "contact"
    | "load"
    | "size"
    | "comparison"
    | "blocks"
    | "knowledge";
  readonly page: PlainRoute;
  readonly anchor?: string;
}

/** The menu of every page, in order. The company entry opens a submenu: itself, the catalogue and the products. */
export const menu: readonly MenuLink[] = [
  { label: "home", page: "home", anchor: "home" },
  { label: "about", page: "home", anchor: "about" },
  { label: "company", page: "home", anchor: "company" },
  { label: "services", page: "home", anchor: "offer" },
  { label: "certificates", page: "home", anchor: "certify" },
  { label: "recommendations", page: "home", anchor: "rekom" },
  { label: "news", page: "news" },
  { label: "contact", page: "home", anchor: "contact" },
];

/** The short list in the footer; a link to the quote form follows it. */
export const footerMenu: readonly MenuLink[] = [
  { label: "about", page: "home", anchor: "about" },
  { label: "products", page: "catalogue" },
  { label: "blocks", page: "blocks" },
  { label: "services", page: "home", anchor: "offer" },
  { label: "certificates", page: "home", anchor: "certify" },
  { label: "knowledge", page: "knowledge" },
  { label: "news", page: "news" },
  { label: "contact", page: "home", anchor: "contact" },
];

/** What calculates for a visitor: the footer's second list. */
export const toolsMenu: readonly MenuLink[] = [
  { label: "load", page: "load" },
  { label: "size", page: "size" },
  { label: "comparison", page: "comparison" },
];
