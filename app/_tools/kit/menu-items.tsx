import type { Translator } from "../../_i18n/translator";
import { copyText } from "../../_lib/clipboard";
import { pageAddress } from "../../_lib/page-address";
import { saveDrawing } from "./save-drawing";
import { mostDigits, type ResultRow } from "./tool";
import { figure } from "../../_i18n/figures";

interface CopiedResult {
  readonly plain: string;
  readonly html: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll("\u00a0", " ");

/**
 * Writes a result as text and as table. Figures have a cell of their own, ungrouped, with the decimal
 * separator of the language, so that a spreadsheet reads numbers.
 */
export function resultTexts(title: string, rows: readonly ResultRow[], region: string): CopiedResult {
  const written = ({ value, digits = mostDigits }: ResultRow) =>
    typeof value === "number"
      ? figure(region, value, { useGrouping: false, maximumFractionDigits: digits })
      : value;
  const cellOf = (row: ResultRow) => {
    const { value, digits = mostDigits } = row;
    if (typeof value === "string") return `<td>${escaped(value)}</td>`;
    const rounded = Number(value.toFixed(digits));
    // `sdval` in the notation of `sdnum` (LibreOffice, 1033: US English) and `x:num` (Excel) hold the number for a
    // spreadsheet in another language.
    return `<td sdval="${rounded}" sdnum="1033;" x:num="${rounded}">${written(row)}</td>`;
  };
  const lines = rows.map((row) => `${row.term}: ${[written(row), row.unit].filter(Boolean).join(" ")}`);
  const cells = rows.map(
    (row) => `<tr><th>${escaped(row.term)}</th>${cellOf(row)}<td>${escaped(row.unit ?? "")}</td></tr>`,
  );
  // LibreOffice pastes a caption into the first cell, so the title is a row.
  return {
    plain: [title, ...lines].join("\n").replaceAll("\u00a0", " "),
    html: `<table lang="${region}"><tr><th colspan="3">${escaped(title)}</th></tr>${cells.join("")}</table>`,
  };
}

/** Copies both; the pasting program takes the one that it knows. Where only text can be copied, the text. */
async function copyResult({ plain, html }: CopiedResult): Promise<boolean> {
  const part = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
  try {
    const item = new ClipboardItem({ ...part("text/plain", plain), ...part("text/html", html) });
    // eslint-disable-next-line no-restricted-syntax -- writes to the clipboard, not to the page
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(plain);
  }
}

export interface MenuItemsProps {
  t: Translator<"share">;
  title: string;
  /** Without rows, there is no result to copy. */
  rows: readonly ResultRow[];
  /** The element with the drawings, if the result has any. */
  drawings: (() => Element | null) | undefined;
  /** A page with the result in another form. */
  more?: { readonly href: string; readonly text: string } | undefined;
  onLeave: () => void;
  /** Gets a text about the outcome. */
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
