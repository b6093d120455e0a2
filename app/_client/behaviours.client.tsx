"use client";

import { useEffect } from "react";

import { answerByDialog, answerByKey } from "./dialogs";
import { installFilter } from "./filter";
import { awaitInterest } from "./first-interest";
import { installBehaviours } from "./behaviours";
import { isPlain } from "../../islands/browser/inline-loader";
import { markLoaded } from "./loaded";

let installed = false;

/** Starts the behaviours of the shell where Next itself hydrates the page. Draws nothing. */
export function Behaviours() {
  useEffect(() => {
    // React's strict mode runs every effect twice.
    if (!installed) {
      installBehaviours(document, isPlain);
      markLoaded(document);
      awaitInterest(document);
      document.addEventListener("click", (event) => isPlain(event) && answerByDialog(event));
      document.addEventListener("keydown", answerByKey);
      if (document.querySelector("[data-filter]")) installFilter(document);
    }
    installed = true;
  }, []);
  return null;
}
