import { copyText } from "./clipboard";
import { pageAddress } from "./page-address";

/** Copies the page's address. Returns the message, or without a clipboard the address itself. */
export async function copyAddress(copied: string): Promise<string> {
  const { href } = pageAddress();
  return (await copyText(href)) ? copied : href;
}
