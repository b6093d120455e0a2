import { storedList } from "../../../_browser/quote/quote-store";
import type { QuoteWords } from "../../../_quote/words";
import type { Desk } from "./use-desk";

interface ShareListProps {
  desk: Pick<Desk, "clear" | "say">;
  words: QuoteWords;
  /** Address of the page. */
  page: string;
}

/** The link that opens this very list anywhere: shared where the browser can, else copied; and where the list lives. */
export function ShareList({ desk, words, page }: ShareListProps) {
  const { share, actions } = words;
  const link = () => new URL(`${page}#l=${storedList()}`, window.location.href).href;
  const copy = () =>
    navigator.clipboard.writeText(link()).then(
      () => desk.say(share.copied),
      () => {
        window.history.replaceState(window.history.state, "", link());
        desk.say(share.failed);
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
      <button type="button" onClick={desk.clear}>
        {actions.clear}
      </button>
      <p>
        {share.note} {share.storage}
      </p>
    </div>
  );
}
