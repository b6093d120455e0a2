/** The node that replaced each removed one. */
const standIns = new WeakMap<Node, Node>();

const taken = new WeakSet<Node>();

/**
 * Lets React update a page that translators or extensions change. They replace texts by elements, and wrap or remove
 * controls: React's `insertBefore` and `removeChild` then throw (react#11538), and its texts stay invisible. After this
 * call, to be made once, DOM calls on a removed node are redirected to its replacement. A text that React changes
 * returns to the page, where it is translated again.
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

/** Records the replacement of each removed node: a node of the same mutation, or a new sibling. */
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

/** Puts a text that changed outside the page back in place of its replacement. */
function comeBack(text: Text): void {
  if (text.isConnected) return;
  const standIn = seek(text, (node) => node.isConnected) as ChildNode | undefined;
  standIn?.replaceWith(text);
}

/** Follows the chain of replacements from a node to the first one that matches. */
function seek(node: Node, matches: (node: Node) => boolean): Node | undefined {
  let each: Node | undefined = node;
  while (each && !matches(each)) each = standIns.get(each);
  return each;
}

/** Finds the node that now stands for a child that was wrapped or replaced. */
function childOf(parent: Node, node: Node): Node | undefined {
  let each = seek(node, (at) => parent.contains(at) && at !== parent);
  while (each && each.parentNode !== parent) each = each.parentNode ?? undefined;
  return each;
}

/** Redirects DOM calls on nodes that are no longer children. */
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
