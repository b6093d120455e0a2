import type { Watch } from "../watch";

/** WebKitGTK is built without web manifests, and says on every page that it does not know the policy for them. */
const ofTheBrowser = /^SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'/;

/**
 * Reads what a window of WebKitGTK has written (`webkit-window.mjs`).
 *
 * @param written lines of the page's console, and of the addresses it has asked for
 * @param origin of the site
 */
export function saidAndAsked(written: string, origin: string): Watch {
  const values = (line: RegExp) => [...written.matchAll(line)].map(([, value = ""]) => value);
  return {
    messages: values(/^(?:\S+:\d+:\d+: )?CONSOLE (.+)$/gm).filter((message) => !ofTheBrowser.test(message)),
    foreign: values(/^REQUEST (http\S+)$/gm).filter((address) => new URL(address).origin !== origin),
  };
}
