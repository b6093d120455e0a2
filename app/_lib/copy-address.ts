import { copyText } from "./clipboard";
import { pageAddress } from "./page-address";

/**
 * Copies the page's address, which contains the state of a tool.
 *
 * @param copied message after success
 * @returns the message, or the address itself where the clipboard is not available
 */
export async function copyAddress(copied: string): Promise<string> {
  const { href } = pageAddress();
  return (await copyText(href)) ? copied : href;
}
