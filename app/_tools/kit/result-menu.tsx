import { type ComponentType, useEffect, useRef, useState } from "react";

import { announce } from "../../_lib/announce";
import { withinLimit } from "../../_lib/late";
import type { MenuItemsProps } from "./menu-items";

type ResultMenuProps = Omit<MenuItemsProps, "onLeave" | "onSaid">;

/** Its items are fetched when it is opened first. Escape, a press outside and a choice close it. */
export function ResultMenu(result: ResultMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [Items, setItems] = useState<ComponentType<MenuItemsProps>>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    const close = () => menu.current?.removeAttribute("open");
    /** Also for a menu that was opened before hydration. */
    const fill = () => {
      if (menu.current?.open)
        withinLimit(import("./menu-items")).then((items) => setItems(() => items.MenuItems), close);
    };
    const onPress = ({ target }: MouseEvent) => {
      if (!menu.current?.contains(target as Node)) close();
    };
    const details = menu.current;
    fill();
    details?.addEventListener("toggle", fill);
    document.addEventListener("click", onPress);
    return () => {
      details?.removeEventListener("toggle", fill);
      document.removeEventListener("click", onPress);
    };
  }, []);
  const leave = () => {
    menu.current?.removeAttribute("open");
    menu.current?.querySelector("summary")?.focus();
  };
  const say = (text: string) => {
    setSaid(text);
    announce(text);
  };
  return (
    <div className="result-menu cluster js-only">
      <details
        ref={menu}
        onKeyDown={({ key }) => {
          if (key === "Escape") leave();
        }}
      >
        <summary className="target">{result.t("share.button")}</summary>
        {Items && <Items {...result} onLeave={leave} onSaid={say} />}
      </details>
      <span>{said}</span>
    </div>
  );
}
