import type { Translator } from "../../_i18n/translator";
import { copyText } from "../../_lib/clipboard";
import { pageAddress } from "../../_lib/page-address";
import { copyResult, resultTexts } from "./copy-result";
import { saveDrawing } from "./save-drawing";
import type { ResultRow } from "./tool";

export interface MenuItemsProps {
  t: Translator<"share">;
  title: string;
  /** Without rows, there is no result to copy. */
  rows: readonly ResultRow[];
  /** Returns the element with the drawings of the result, if it has any. */
  drawings: (() => Element | null) | undefined;
  /** A page with the result in another form. */
  more?: { readonly href: string; readonly text: string } | undefined;
  /** Called at a choice. */
  onLeave: () => void;
  /** Called with a text about its outcome. */
  onSaid: (text: string) => void;
}

/** Renders the items of a result's menu. */
export function MenuItems({ t, title, rows, drawings, more, onLeave, onSaid }: MenuItemsProps) {
  /** Copies the page's address, which holds the tool's fields; shows it where the clipboard is not available. */
  const copyLink = (copied: string) => {
    const { href } = pageAddress();
    void copyText(href).then((isCopied) => onSaid(isCopied ? copied : href));
  };
  const send = () =>
    navigator.share({ url: pageAddress().href }).catch((error: unknown) => {
      // The visitor has closed the browser's dialog.
      if ((error as Error).name !== "AbortError") copyLink(t("share.sendFailed"));
    });
  const copyRows = () => {
    const texts = resultTexts(title, rows, t.region);
    void copyResult(texts).then((isCopied) => onSaid(isCopied ? t("share.resultCopied") : texts.plain));
  };
  const save = () => {
    const within = drawings?.();
    try {
      if (within) saveDrawing(within, title, t("share.drawingUnit"));
    } catch {
      onSaid(t("share.drawingFailed"));
    }
  };
  const item = (label: string, act: () => void) => (
    <button
      className="target"
      type="button"
      onClick={() => {
        onLeave();
        act();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="result-menu__list">
      {item(t("share.copy"), () => copyLink(t("share.copied")))}
      {"share" in navigator && item(t("share.send"), () => void send())}
      {rows.length > 0 && item(t("share.result"), copyRows)}
      {drawings && item(t("share.drawing"), save)}
      {more && <a href={more.href}>{more.text}</a>}
      {item(t("share.print"), () => print())}
    </div>
  );
}
