import { deliveryKey, entriesKey, listKey, tabStore } from "../../_lib/tab-storage";
import { linesIn, withoutLines } from "../line/code";
import type { Line } from "../line/line";

/** Returns the encoded quote list of this tab; empty without a list. */
export const storedList = () => tabStore.get(listKey);

/** Returns the lines of this tab, unchecked, because this site wrote them. The form validates the list. */
export const listedLines = (): readonly Line[] => linesIn(storedList()) ?? [];

/** Returns the lines that are being typed, as `writeEntries` writes them; empty if untouched. */
export const storedEntries = () => tabStore.get(entriesKey);

/** Returns the typed delivery of the list, as `writeDelivery` writes it; empty if nothing was typed. */
export const storedDelivery = () => tabStore.get(deliveryKey);

export const storeEntries = (entries: string) => tabStore.set(entriesKey, entries);
export const storeDelivery = (delivery: string) => tabStore.set(deliveryKey, delivery);

export const storeList = (code: string) => tabStore.set(listKey, code);

/** Returns the encoded list if storage refused it, for links to the form; empty otherwise. */
export const listToCarry = () => (tabStore.isOnlyHere(listKey) ? storedList() : "");

/** Returns whether this tab's list has all these lines. */
export const isListed = (lines: readonly Line[]) => withoutLines(lines, listedLines()).length === 0;
