import { Button } from "../../_ui/button";
import { sumTexts } from "../line/loads";
import { QuoteLine } from "./quote-line";
import { copyText } from "../../_lib/clipboard";
import { writeAddress } from "../../_lib/page-address";
import { listToCarry } from "./quote-store";
import { AmountField, LineEditor } from "./change-line";
import { encode } from "../line/code";
import { isGoods } from "../line/line";
import { withDelivery } from "../line/delivery";
import { idOf } from "./focus";
import { openLine } from "./state";
import { kindName } from "../line/describe";
import type { QuoteFormProps } from "./use-quote-form";
import "./quote-list.css";

interface QuoteListProps extends QuoteFormProps {
  /** Address of the page, for links to the list. */
  page: string;
}

/** Copies a link that opens the list, or shares the link if the browser supports sharing. */
function ShareList({ form, texts: { t }, page }: QuoteListProps) {
  const link = () =>
    new URL(`${page}#l=${encode(withDelivery(form.state.lines, form.state.delivery))}`, window.location.href);
  const copy = async () => {
    const isCopied = await copyText(link().href);
    // Visitors can copy the link from the address bar.
    if (!isCopied) writeAddress(link());
    const copied = [t("quote.share.copied"), !listToCarry() && t("quote.share.stays")]
      .filter(Boolean)
      .join(" ");
    form.act({ type: "say", text: isCopied ? copied : t("quote.share.failed") });
  };
  return (
    <div className="quote-list__tools row">
      <button type="button" className="text-link" onClick={() => void copy()}>
        {t("quote.share.copyButton")}
      </button>
      {"share" in navigator && (
        <button
          type="button"
          className="text-link"
          onClick={() => void navigator.share({ url: link().href }).catch(() => undefined)}
        >
          {t("quote.share.button")}
        </button>
      )}
    </div>
  );
}

/** Renders the lines and totals of the list, links to share it, and the last change with an undo button. */
export function QuoteList({ form, texts, page }: QuoteListProps) {
  const { state, act } = form;
  const { lines, notice } = state;
  const { t } = texts;
  const sum = sumTexts(lines, texts);
  const shown = notice.isQuiet ? "" : notice.text;
  // The fields are those of one line: a change comes first.
  const isBegun = !state.change && state.begun.kind !== "";
  return (
    <div className={lines.length > 0 || isBegun ? "quote-list" : "quote-list quote-list--empty"}>
      {(lines.length > 0 || isBegun) && (
        <ol>
          {lines.map((line, index) => (
            <QuoteLine
              key={index}
              line={line}
              index={index}
              act={act}
              texts={texts}
              amountField={
                isGoods(line) && <AmountField line={line} index={index} form={form} texts={texts} />
              }
            >
              {openLine(state) === index && <LineEditor form={form} texts={texts} />}
            </QuoteLine>
          ))}
          {isBegun && (
            <li className="quote-line">
              <p className="quote-line__name">{kindName(state.begun.kind, texts)}</p>
              <LineEditor form={form} texts={texts} />
            </li>
          )}
        </ol>
      )}
      {lines.length > 0 && (
        <div className="quote-list__sum spread">
          {sum.length > 0 && <p>{sum.join("\u00a0· ")}</p>}
          <ShareList form={form} texts={texts} page={page} />
        </div>
      )}
      <div className={shown ? "quote-list__notice spread" : undefined}>
        <p>{shown}</p>
        {notice.both && <Button onClick={() => act({ type: "join" })}>{t("quote.share.join")}</Button>}
        {notice.before !== undefined && (
          <Button
            className="quote-list__undo"
            id={idOf("undo")}
            onClick={() => act({ type: "undo" })}
            aria-label={notice.removed && t("quote.actions.undoAria", { name: notice.removed.name })}
          >
            {t("quote.actions.undo")}
          </Button>
        )}
      </div>
    </div>
  );
}
