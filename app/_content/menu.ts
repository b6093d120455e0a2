import type { PlainRoute } from "../_i18n/routes";
import { type ListedTool, listedTools } from "./tools";

/** A menu link: page, anchor, and the key of its label in `nav`. */
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
    | ListedTool
    | "blocks"
    | "knowledge"
    | "glossary"
    | "sheet";
  readonly page: PlainRoute;
  readonly anchor?: string;
}

const onHome = (label: MenuLink["label"], anchor: string = label): MenuLink => ({
  label,
  page: "home",
  anchor,
});

const about = [onHome("about"), onHome("company")];
const offer = [onHome("services", "offer"), onHome("certificates", "certify")];
const voices = [
  onHome("recommendations", "rekom"),
  { label: "news", page: "news" } as const,
  onHome("contact"),
];

/** The main menu, in order. The company entry opens a submenu of products and the lists below. */
export const menu: readonly MenuLink[] = [onHome("home"), ...about, ...offer, ...voices];

/** Calculators for visitors. */
export const toolsMenu: readonly MenuLink[] = listedTools.map(({ route }) => ({ label: route, page: route }));

/** Products and product lists of the range. */
export const rangeMenu: readonly MenuLink[] = [
  { label: "blocks", page: "blocks" },
  { label: "products", page: "catalogue" },
];

export const knowledgeLink: MenuLink = { label: "knowledge", page: "knowledge" };

/** The footer's lists by heading key in `nav`. The first list also gets a link to the quote form. */
export const footerMenu: readonly {
  readonly heading: "range" | "tools" | "company";
  readonly links: readonly MenuLink[];
}[] = [
  { heading: "range", links: [...rangeMenu, ...offer] },
  {
    heading: "tools",
    links: [
      ...toolsMenu,
      { label: "sheet", page: "sheet" },
      knowledgeLink,
      { label: "glossary", page: "glossary" },
    ],
  },
  { heading: "company", links: [...about, ...voices] },
];
