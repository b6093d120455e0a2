import { linesIn } from "../code/code";

/** For tests: the link that adds a tool's lines; null if there is none. */
export const addLink = () => document.querySelector<HTMLAnchorElement>(".adding > a");

/** For tests: the lines of that link; undefined without a link. */
export const addedLines = () => linesIn(addLink()?.hash.split("#a=")[1] ?? "");
