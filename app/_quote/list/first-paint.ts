import { usualVehicleId } from "../../_content/usual-vehicle";
import { keptText, listKey } from "../../_lib/tab-storage";
import { countLines, type ShortLine, shortLinesIn } from "../line/code";
import { deliveryId, firstListId } from "./focus";
import { listInAddress } from "../line/link";

/** Returns the tab's list as its code. Empty without a list. */
export const tabList = () => keptText(listKey);

/**
 * Returns the lists that the form's page shows, as codes: the tab's list, empty if the address has another in its
 * place, and the list in the address, empty if it can't be read.
 */
export function shownLists() {
  const { kind, code = "" } = listInAddress(location) ?? {};
  const arriving = countLines(code) ? code : "";
  return { own: kind === "l" && arriving ? "" : tabList(), arriving, isAdded: kind === "a" };
}

/**
 * Marks a page with a quote list or the beginning of a line (`data-filled`) before the first paint. Shows names and
 * amounts of the list's lines once the form is parsed: the island with the list comes later.
 */
export function showFirstList(document: Document): void {
  const { own, arriving, isAdded } = shownLists();
  const lines = [...shortLinesIn(own), ...shortLinesIn(arriving)];
  // A link that begins a line: styles reserve the height of the fields of its kind.
  const [, begun] = /[?&]p=(\w+)/.exec(location.search) ?? [];
  if (lines.length || begun) document.documentElement.dataset.filled = lines.length ? "" : begun;
  if (!lines.length) return;
  new MutationObserver((_, observer) => {
    const list = document.getElementById(firstListId);
    // The last part of the form's list.
    if (!list || !document.getElementById(deliveryId)) return;
    observer.disconnect();
    const kinds = [...list.querySelectorAll<HTMLElement>("[data-first]")];
    const drawings = document.querySelectorAll(".kind-choice svg");
    kinds[0]?.parentElement?.replaceChildren(
      ...lines.flatMap((line) => {
        const index = kinds.findIndex(({ dataset }) => dataset.first === String(line.p ?? line.k));
        const row = kinds[index]?.cloneNode(true) as HTMLElement | undefined;
        if (!row) return [];
        if (drawings[index]) row.prepend(drawings[index].cloneNode(true));
        fill(row, line);
        return [row];
      }),
    );
    if (!isAdded) list.lastElementChild?.remove();
    list.hidden = false;
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Writes amount, size and note of a line into its row. Reserves space for its other terms, whose texts come with the
 * island.
 */
function fill(row: HTMLElement, line: ShortLine): void {
  const { n, l, v, s, t } = line;
  const write = (part: string, text: unknown) => {
    const place = row.querySelector(`.quote-line__${part}`);
    if (text && place) place.textContent = String(text);
    return place;
  };
  const pieces = n ?? (v === usualVehicleId && Number(l) * Number(row.dataset.load));
  write("amount b", Number.isInteger(pieces) && pieces);
  write("size", Array.isArray(s) && s.every(Number.isInteger) && `${s.join("\u00a0×\u00a0")}\u00a0mm`);
  const said = write("terms", typeof t === "string" && t);
  const terms = Object.keys(line).filter((letter) => !"kpnlvsty".includes(letter));
  said?.prepend(...terms.map(() => document.createElement("i")));
}
