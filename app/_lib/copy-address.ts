import { copyText } from "./clipboard";
import { pageAddress } from "./page-address";

/**
 * Copies the address of the page, which says what a tool shows.
 *
 * @param copied what to say when it is on the clipboard
 * @returns that, or the address itself where the page may not use the clipboard
 */
export async function copyAddress(copied: string): Promise<string> {
  const { href } = pageAddress();
  return (await copyText(href)) ? copied : href;
}
