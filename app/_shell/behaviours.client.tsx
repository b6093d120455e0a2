"use client";

import { useEffect } from "react";

import { installBehaviours } from "./behaviours";

/** Starts the behaviours of the shell where Next itself hydrates the page. Draws nothing. */
export function Behaviours() {
  useEffect(() => installBehaviours(document), []);
  return null;
}
