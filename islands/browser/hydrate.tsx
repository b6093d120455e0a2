import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";

import type { KeptInput } from "./kept-input";
import { followReplacedNodes } from "./replaced-nodes";
import { Standing } from "./standing";

followReplacedNodes(document);

/** What a press is for that has begun and not ended. */
const pressed = ":is(a, button, label, summary, [type=checkbox], [type=radio]):active";

/**
 * Waits while something in an island is being pressed: browsers send no click to a control that comes under the pointer between
 * press and release.
 */
async function released(place: Element): Promise<void> {
  if (!place.querySelector(pressed)) return;
  await new Promise((ended) => {
    for (const end of ["pointerup", "pointercancel", "keyup"])
      addEventListener(end, ended, { once: true, capture: true });
  });
  // The click comes right after.
  await new Promise((clicked) => setTimeout(clicked));
}

/**
 * Brings the HTML of one island to life, however translators and extensions have altered it.
 *
 * @param place the element that `<Island>` wrote around it
 * @returns when the island answers to the visitor: what finds a control of before, should React have drawn it anew
 * @throws whatever the component throws every time that it is drawn; the HTML is then as it was, without React
 */
export async function hydrate(
  place: Element,
  Component: ComponentType<object>,
  props: object,
): Promise<KeptInput["find"]> {
  // No page comes with such elements: translators put the one around what they write, extensions have names of their own.
  const isAltered = [...place.querySelectorAll("*")].some(({ localName }) => /^font$|-/.test(localName));
  if (isAltered) await released(place);
  let kept: KeptInput;
  return new Promise((resolve, reject) => {
    let root: Root;
    const start = () =>
      (root = hydrateRoot(
        place,
        <Standing place={place} onDraw={(next) => (kept = next)} onAlive={() => resolve(kept.find)}>
          <Component {...props} />
        </Standing>,
        {
          // A redraw is a fault of the site only where the page is unaltered.
          onRecoverableError: (error) => isAltered || console.error(error),
          onUncaughtError(error) {
            reject(error as Error);
            // React is still at work.
            queueMicrotask(() => {
              root.unmount();
              kept.putBack();
              place.removeAttribute("data-hydrated");
            });
          },
        },
      ));
    // In one task with its effects: a key between them would be undone, as no listener is there yet.
    flushSync(start);
  });
}
