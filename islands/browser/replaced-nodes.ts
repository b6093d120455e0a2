/** What stands in the page for a node that something else than React took out of it. */
const standIns = new WeakMap<Node, Node>();

/** Nodes that stand for one. */
const taken = new WeakSet<Node>();

/**
 * Lets React go on with a page that is altered behind its back. Translators replace every text by an element, at any
 * moment; extensions wrap controls or take them out. React then puts something before a node that is no child any more, or
 * removes it, which throws (react#11538), and changes texts that are not in the page. From now on the node's stand-in is meant
 * instead, and a text that changes comes back in its place, to be translated anew.
 *
 * @param document the page's document; to be called once for it
 */
export function followReplacedNodes(document: Document): void {
  const observer = new MutationObserver((records) => {
    const fresh = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const record of records) {
      if (record.type === "characterData") comeBack(record.target as Text);
      else note(record, fresh, observer);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  patch();
}

/** Notes what stands for the nodes that are gone: what came with one call, or right before or behind it. */
function note(
  { addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord,
  fresh: ReadonlySet<Node>,
  observer: MutationObserver,
): void {
  for (const node of addedNodes) standIns.delete(node);
  removedNodes.forEach((node, index) => {
    const standIn = [addedNodes[index], previousSibling, nextSibling].find(
      (each) => each && each !== node && fresh.has(each) && !taken.has(each),
    );
    if (!standIn) return;
    standIns.set(node, standIn);
    taken.add(standIn);
    if (node.nodeType === Node.TEXT_NODE) observer.observe(node, { characterData: true });
  });
}

/** Puts a text that has changed outside of the page where its stand-in is. */
function comeBack(text: Text): void {
  if (text.isConnected) return;
  const standIn = seek(text, (node) => node.isConnected) as ChildNode | undefined;
  standIn?.replaceWith(text);
}

/** The first of a node and its stand-ins, each of the one before, that is meant. */
function seek(node: Node, isMeant: (node: Node) => boolean): Node | undefined {
  let each: Node | undefined = node;
  while (each && !isMeant(each)) each = standIns.get(each);
  return each;
}

/** What a call for a child means, which may have been wrapped or replaced. */
function childOf(parent: Node, node: Node): Node | undefined {
  let each = seek(node, (at) => parent.contains(at) && at !== parent);
  while (each && each.parentNode !== parent) each = each.parentNode ?? undefined;
  return each;
}

/** Calls for nodes that are children go on as they are. */
function patch(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <New extends Node>(node: New, child: Node | null): New {
    const before = child && child.parentNode !== this ? (childOf(this, child) ?? null) : child;
    return insertBefore.call(this, node, before) as New;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const standIn = seek(child, (at) => this.contains(at));
    standIn?.parentNode?.removeChild(standIn);
    return child;
  };
}
