import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

import type { Translator } from "../../_i18n/translator";
import { announce } from "../../_lib/announce";
import { copyText } from "../../_lib/clipboard";
import { pageAddress } from "../../_lib/page-address";
import { copyResult, resultTexts } from "./copy-result";
import type { ResultRow } from "./tool";
import "./result-menu.css";

interface ResultMenuProps {
  t: Translator<"share">;
  title?: string;
  /** Without rows, there is no result to copy. */
  rows?: readonly ResultRow[];
  /** Returns the element with the drawings of the result, if it has any. */
  drawings?: (() => Element | null) | undefined;
}

const never = () => () => undefined;

/** Renders a menu to share, copy, save and print a result. Escape, a press outside and a choice close it. */
export function ResultMenu({ t, title = "", rows = [], drawings }: ResultMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [said, setSaid] = useState("");
  const canSend = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  const close = () => menu.current?.removeAttribute("open");
  useEffect(() => {
    const onPress = ({ target }: MouseEvent) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener("click", onPress);
    return () => document.removeEventListener("click", onPress);
  }, []);
  const leave = () => {
    close();
    menu.current?.querySelector("summary")?.focus();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") leave();
  };
  const say = (text: string) => {
    setSaid(text);
    announce(text);
  };
  /** Copies the page's address, which holds the tool's fields; shows it where the clipboard is not available. */
  const copyLink = (copied: string) => {
    const { href } = pageAddress();
    void copyText(href).then((isCopied) => say(isCopied ? copied : href));
  };
  const send = () =>
    navigator.share({ url: pageAddress().href }).catch((error: unknown) => {
      // The visitor has closed the browser's dialog.
      if ((error as Error).name !== "AbortError") copyLink(t("share.sendFailed"));
    });
  const copyRows = () => {
    const texts = resultTexts(title, rows, t.region);
    void copyResult(texts).then((isCopied) => say(isCopied ? t("share.resultCopied") : texts.plain));
  };
  const save = async (within: Element) =>
    (await import("./save-drawing")).saveDrawing(within, title, t("share.drawingUnit"));
  const saveDrawing = () => {
    const within = drawings?.();
    if (within) save(within).catch(() => say(t("share.drawingFailed")));
  };
  const item = (label: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        leave();
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="result-menu cluster js-only">
      <details ref={menu} onKeyDown={onKeyDown}>
        <summary>{t("share.button")}</summary>
        <div className="result-menu__list">
          {item(t("share.copy"), () => copyLink(t("share.copied")))}
          {canSend && item(t("share.send"), () => void send())}
          {rows.length > 0 && item(t("share.result"), copyRows)}
          {drawings && item(t("share.drawing"), saveDrawing)}
          {item(t("share.print"), () => print())}
        </div>
      </details>
      <span>{said}</span>
    </div>
  );
}
