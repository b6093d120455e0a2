import { linesToAdd } from "../line/code";

/** For tests: returns the link in a tool that adds lines to the quote list, or null. */
export const addLink = () => document.querySelector<HTMLAnchorElement>(".adding > a");

/** For tests: returns the quote lines in the address of `addLink`, or undefined without that link. */
export const addedLines = () => linesToAdd(addLink()?.hash ?? "");
