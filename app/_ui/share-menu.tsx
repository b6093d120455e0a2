import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import { announce } from "../_lib/announce";
import { copyAddress } from "../_lib/copy-address";
import { pageAddress } from "../_lib/page-address";
import "./share-menu.css";

type ShareKey = "button" | "copy" | "copied" | "send" | "print";

/** Texts of the menu. */
export type ShareTexts = Readonly<Record<ShareKey, string>>;

/**
 * Picks the texts of the menu.
 *
 * @param t translates any key of `share`
 */
export function shareTexts(t: (key: `share.${ShareKey}`) => string): ShareTexts {
  return {
    button: t("share.button"),
    copy: t("share.copy"),
    copied: t("share.copied"),
    send: t("share.send"),
    print: t("share.print"),
  };
}

/** Renders a menu to copy, share and print a page. Escape, a press outside and a choice close it. */
export function ShareMenu({ texts }: { texts: ShareTexts }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [copied, setCopied] = useState("");
  const [canSend, setCanSend] = useState(false);
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
    setCopied(text);
    announce(text);
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
    <div className="share-menu cluster js-only">
      <details ref={menu} onKeyDown={onKeyDown} onToggle={() => setCanSend("share" in navigator)}>
        <summary className="button">{texts.button}</summary>
        <div className="share-menu__list">
          {item(texts.copy, () => void copyAddress(texts.copied).then(say))}
          {canSend &&
            item(texts.send, () => {
              // `share` rejects when the visitor closes the share sheet.
              navigator.share({ url: pageAddress().href }).catch(() => {});
            })}
          {item(texts.print, () => print())}
        </div>
      </details>
      <span>{copied}</span>
    </div>
  );
}
