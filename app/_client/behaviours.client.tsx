"use client";

import { useEffect } from "react";

import { installBehaviours } from "./behaviours";
import { parts, startParts } from "./inline-parts";
import { isPlain } from "../../islands/browser/inline-loader";

let installed = false;

/** Starts the inline code and the loader's code where Next itself hydrates the page. */
export function Behaviours() {
  useEffect(() => {
    // React's Strict Mode runs effects twice.
    if (installed) return;
    installed = true;
    const has = Object.entries(parts).map(([name, selector]) => [name, !!document.querySelector(selector)]);
    // Constants of the postbuild.
    Object.assign(globalThis, { HAS: Object.fromEntries(has) as object });
    startParts();
    installBehaviours(document, isPlain);
    document.documentElement.dataset.loaded = "";
  }, []);
  return null;
}
