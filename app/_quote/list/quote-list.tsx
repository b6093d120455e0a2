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
import { entryName } from "../line/describe";
import { entryIn, filled, newEdits } from "../line/edits";
import { canJoin, canUndo } from "../line/undo";
import { linesOf, withId } from "../line/quote";
import type { QuoteFormProps } from "./use-quote-form";

interface QuoteListProps extends QuoteFormProps {
  page: string;
}

/** Copies or shares a link that opens the list. Paper has the link and the day. */
function ShareList({ form, texts: { t }, page }: QuoteListProps) {
  const link = () =>
    new URL(
      `${page}#l=${encode(withDelivery(linesOf(filled(form.state).items), form.state.delivery))}`,
      window.location.href,
    );
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
      <p className="quote-list__paper">
        {new Intl.DateTimeFormat(t.region, { dateStyle: "long" }).format(new Date())} · {link().href}
      </p>
    </div>
  );
}

/** Renders the lines and totals of the list, links to share it, and the last change with an undo button. */
export function QuoteList({ form, texts, page }: QuoteListProps) {
  const { state, act } = form;
  const { items } = filled(state);
  const begun = newEdits(state);
  const hasLines = state.items.length + begun.length > 0;
  const sum = sumTexts(linesOf(items), texts);
  return (
    <div className={hasLines ? "quote-list" : "quote-list quote-list--empty"}>
      {hasLines && (
        <ol>
          {state.items.map((item, index) => {
            const { id } = item;
            const { line } = withId(items, id) ?? item;
            return (
              <QuoteLine
                key={id}
                line={line}
                index={index}
                own={{ id, act }}
                texts={texts}
                amountField={isGoods(line) && <AmountField item={item} form={form} texts={texts} />}
              >
                {withId(state.edits, id)?.isOpen && <LineEditor id={id} form={form} texts={texts} />}
              </QuoteLine>
            );
          })}
          {begun.map(({ id }) => (
            <li className="quote-line" key={id}>
              <p className="quote-line__name">{entryName(entryIn(state, id), texts)}</p>
              <LineEditor id={id} form={form} texts={texts} />
            </li>
          ))}
        </ol>
      )}
      {state.items.length > 0 && (
        <div className="quote-list__sum spread">
          {sum.length > 0 && <p>{sum.join("\u00a0· ")}</p>}
          <ShareList form={form} texts={texts} page={page} />
        </div>
      )}
      <Notice form={form} texts={texts} />
    </div>
  );
}

function Notice({ form: { state, act }, texts: { t } }: QuoteFormProps) {
  const { notice } = state;
  const back = state.back && canUndo(state, state.back.deed) ? state.back : undefined;
  return (
    <div className={notice || back ? "quote-list__notice spread" : undefined}>
      <p>{[back?.text, notice].filter(Boolean).join(" ")}</p>
      {back?.joins && canJoin(state, back.deed) && (
        <Button onClick={() => act({ type: "join" })}>{t("quote.share.join")}</Button>
      )}
      {back && (
        <Button
          className="quote-list__undo"
          id={idOf("undo")}
          onClick={() => act({ type: "undo" })}
          aria-label={back.removed && t("quote.actions.undoAria", { name: back.removed })}
        >
          {t("quote.actions.undo")}
        </Button>
      )}
    </div>
  );
}
