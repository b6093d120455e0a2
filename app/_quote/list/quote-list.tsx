import { unbroken } from "../../_i18n/figures";
import { copyText } from "../../_lib/clipboard";
import { writeAddress } from "../../_lib/page-address";
import { kindSheet } from "../../_pallet/kind-drawing";
import type { Line, Size } from "../code/line";
import type { QuoteFormState } from "../composer/use-quote-form";
import { storedList } from "../tab/quote-store";
import { Button } from "../../_ui/button";
import { describe, isGoods, productOf } from "./describe";
import type { QuoteWords } from "./words";
import "./quote-list.css";

interface ShareListProps {
  form: Pick<QuoteFormState, "clear" | "say">;
  words: QuoteWords;
  /** Address of the page. */
  page: string;
}

/** The link that opens this very list anywhere: shared where the browser can, else copied; and where the list lives. */
function ShareList({ form, words: { t }, page }: ShareListProps) {
  const link = () => new URL(`${page}#l=${storedList()}`, window.location.href).href;
  const copy = async () => {
    const isCopied = await copyText(link());
    // The address bar is where it can be copied by hand.
    if (!isCopied) writeAddress(link());
    form.say(t(isCopied ? "quote.share.copied" : "quote.share.failed"));
  };
  return (
    <div className="quote-list__tools">
      <button type="button" onClick={() => void copy()}>
        {t("quote.share.copyButton")}
      </button>
      {"share" in navigator && (
        <button type="button" onClick={() => void navigator.share({ url: link() }).catch(() => undefined)}>
          {t("quote.share.button")}
        </button>
      )}
      <button type="button" onClick={form.clear}>
        {t("quote.actions.clear")}
      </button>
      <p>
        {t("quote.share.note")} {t("quote.share.storage")}
      </p>
    </div>
  );
}

interface QuoteListProps {
  form: QuoteFormState;
  words: QuoteWords;
  /** Address of the page, for links to the list. */
  page: string;
}

/** The lines of the list, what was last done with them and the way back from it, and the link that opens it elsewhere. */
export function QuoteList({ form, words, page }: QuoteListProps) {
  const { lines, notice } = form;
  const { t } = words;
  return (
    <div className="quote-list">
      {lines.length > 0 ? (
        <>
          <p className="quote-list__count">{t("quote.count", { count: lines.length })}</p>
          <ol>
            {lines.map((line, index) => (
              <QuoteLine key={index} line={line} index={index} form={form} words={words} />
            ))}
          </ol>
        </>
      ) : (
        <p className="quote-list__empty">
          <strong>{t("quote.empty.heading")}.</strong> {t("quote.empty.text")}
        </p>
      )}
      <div className={notice.text ? "quote-list__notice" : undefined}>
        <p role="status">{notice.text}</p>
        {notice.both && <Button onClick={form.join}>{t("quote.share.join")}</Button>}
        {notice.before !== undefined && (
          <Button
            className="quote-list__undo"
            data-undo=""
            onClick={form.undo}
            aria-label={notice.removed && t("quote.actions.undoAria", { name: notice.removed.name })}
          >
            {t("quote.actions.undo")}
          </Button>
        )}
      </div>
      {lines.length > 0 && <ShareList form={form} words={words} page={page} />}
    </div>
  );
}

/**
 * The outline of a pallet of the visitor's own, from above and from its long side, at its own scale: the longest side
 * fills the sheet.
 */
function OwnOutline({ size: [length, depth, height] }: { size: Size }) {
  const gap = Math.max(length, depth) / 12;
  return (
    <svg
      className="pallet-drawing pallet-drawing--small"
      viewBox={`${-gap} ${-gap} ${length + 2 * gap} ${depth + height + 3 * gap}`}
      aria-hidden="true"
    >
      <path
        className="pallet-drawing__wood"
        d={`M0 0h${length}v${depth}h${-length}zM0 ${depth + gap}h${length}v${height}h${-length}z`}
      />
    </svg>
  );
}

interface QuoteLineProps {
  line: Line;
  /** Its place in the list, from 0. */
  index: number;
  form: Pick<QuoteFormState, "change" | "remove">;
  words: QuoteWords;
}

/**
 * One line of the list: its drawing, what and how much, everything else that was stated, and how to change
 * it.
 */
function QuoteLine({ line, index, form, words }: QuoteLineProps) {
  const { name, amount, frequency, facts } = describe(line, words);
  const { t } = words;
  const named = { n: index + 1, name };
  const ownSize = line.kind === "custom" ? line.size : undefined;
  return (
    <li className="quote-line">
      {ownSize ? (
        <OwnOutline size={ownSize} />
      ) : (
        isGoods(line) && (
          <svg className="pallet-drawing" viewBox={kindSheet.viewBox} aria-hidden="true">
            <use href={`#kind-${productOf(line) ?? line.kind}`} />
          </svg>
        )
      )}
      <div className="quote-line__text">
        <h4>{unbroken(name)}</h4>
        {facts && <p>{unbroken(facts)}</p>}
      </div>
      {amount && (
        <p className="quote-line__amount">
          <strong>{amount}</strong> {frequency}
        </p>
      )}
      <p className="quote-line__actions">
        {isGoods(line) && (
          <button
            type="button"
            data-change={index}
            aria-label={t("quote.actions.changeAria", named)}
            onClick={() => form.change(index)}
          >
            {t("quote.actions.change")}
          </button>
        )}
        <button
          type="button"
          data-remove={index}
          aria-label={t("quote.actions.removeAria", named)}
          onClick={() => form.remove(index)}
        >
          {t("quote.actions.remove")}
        </button>
      </p>
    </li>
  );
}
