import type { Watch } from "../watch";

/** What WebKitGTK says of itself. */
const ofTheBrowser = [
  // It is built without web manifests, and says on every page that it does not know the policy for them.
  /^SECURITY ERROR Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // What is fetched ahead of a press may wait for it as long as the visitor likes.
  /^OTHER WARN The resource \S+ was preloaded using link preload but not used/,
];

/**
 * Reads what a window of WebKitGTK has written (`webkit-window.mjs`).
 *
 * @param written lines of the page's console, and of the addresses it has asked for
 * @param origin of the site
 */
export function messagesAndRequests(written: string, origin: string): Watch {
  const values = (line: RegExp) => [...written.matchAll(line)].map(([, value = ""]) => value);
  return {
    messages: values(/^(?:\S+:\d+:\d+: )?CONSOLE (.+)$/gm).filter(
      (message) => !ofTheBrowser.some((each) => each.test(message)),
    ),
    foreign: values(/^REQUEST (http\S+)$/gm).filter((address) => new URL(address).origin !== origin),
  };
}
