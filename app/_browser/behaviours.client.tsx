"use client";

import { useEffect } from "react";

import { installBehaviours } from "./behaviours";

let installed = false;

/** Starts the behaviours of the shell where Next itself hydrates the page. Draws nothing. */
export function Behaviours() {
  useEffect(() => {
    // React's strict mode runs every effect twice.
    if (!installed) installBehaviours(document);
    installed = true;
  }, []);
  return null;
}
