import { type Document, type Element, isElement, walk } from "../../scripts/ship/dom";

/** Every element of a document, in its order; what is inside a `<template>` is not in the document. */
export function allElements(document: Document): Element[] {
  const found: Element[] = [];
  walk(document, (node) => {
    if (isElement(node)) found.push(node);
  });
  return found;
}
