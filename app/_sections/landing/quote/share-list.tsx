import { storedList } from "../../../_client/quote/quote-store";
import type { QuoteWords } from "../../../_features/quote/words";
import type { QuoteFormState } from "./use-quote-form";

interface ShareListProps {
  form: Pick<QuoteFormState, "clear" | "say">;
  words: QuoteWords;
  /** Address of the page. */
  page: string;
}

/** The link that opens this very list anywhere: shared where the browser can, else copied; and where the list lives. */
export function ShareList({ form, words, page }: ShareListProps) {
  const { share, actions } = words;
  const link = () => new URL(`${page}#l=${storedList()}`, window.location.href).href;
  const copy = () =>
    navigator.clipboard.writeText(link()).then(
      () => form.say(share.copied),
      () => {
        window.history.replaceState(window.history.state, "", link());
        form.say(share.failed);
      },
    );
  return (
    <div className="quote-list__tools">
      <button type="button" onClick={() => void copy()}>
        {share.copyButton}
      </button>
      {"share" in navigator && (
        <button type="button" onClick={() => void navigator.share({ url: link() }).catch(() => undefined)}>
          {share.button}
        </button>
      )}
      <button type="button" onClick={form.clear}>
        {actions.clear}
      </button>
      <p>
        {share.note} {share.storage}
      </p>
    </div>
  );
}
