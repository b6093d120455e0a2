"use client";

import { useEffect } from "react";

import { installBehaviours } from "./behaviours";
import { parts, startParts } from "./inline-parts";
import { isPlain } from "../../islands/browser/inline-loader";

let installed = false;

/** Starts what the inline code and the loader start, where Next itself hydrates the page. Draws nothing. */
export function Behaviours() {
  useEffect(() => {
    // React's strict mode runs every effect twice.
    if (installed) return;
    installed = true;
    const has = Object.entries(parts).map(([name, selector]) => [name, !!document.querySelector(selector)]);
    // In place of the constants that the postbuild sets.
    Object.assign(globalThis, { HAS: Object.fromEntries(has) as object });
    const { onClick, onLoaded } = startParts();
    installBehaviours(document, isPlain);
    onLoaded();
    document.addEventListener("click", (event) => isPlain(event) && onClick(event));
  }, []);
  return null;
}
