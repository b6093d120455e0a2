import { useEffect, useState } from "react";

import { quoteWords } from "../../tab/words-file";
import { pageAddress, pageState, writeAddress } from "../../../_lib/page-address";
import type { FormValues } from "../../../_lib/form-values";
import type { Delivery } from "../../list/delivery";
import type { QuoteWords } from "../../list/words";
import type { QuoteSpec } from "../../list/use-quote-message";

/** What was sent, as the page's entry in the history keeps it; plain JSON. */
export interface SentMessage {
  /** Milliseconds since 1970. */
  at: number;
  /** The list as its code. */
  list: string;
  /** The delivery of the list. */
  delivery: Delivery;
  /** The reference in the message. */
  reference: string;
  typed: string;
  replyTo: string;
}

/**
 * Keeps what was sent in the page's own entry of the history: a visitor who comes back to it finds it,
 * through a reload, too; one who opens the page anew finds an empty form. Nothing of it is stored anywhere
 * else.
 */
export function useSentMessage({ words: address, replyTo }: QuoteSpec) {
  const [noted, setNoted] = useState<SentMessage>();
  const [shown, setShown] = useState<{ message: SentMessage; words: QuoteWords }>();

  useEffect(() => {
    const { sent } = (pageState() ?? {}) as { sent?: SentMessage };
    if (sent) quoteWords(address).then((words) => setShown({ message: sent, words }), console.error);
  }, [address]);

  const write = (sent: SentMessage | undefined) =>
    writeAddress(pageAddress().href, { ...(pageState() as object | null), sent });
  return {
    shown,
    /** Remembers what was sent. @param values without the list */
    note: (values: FormValues, sent: Pick<SentMessage, "list" | "delivery" | "reference">) => {
      const message = {
        ...sent,
        at: Date.now(),
        typed: String(values.message ?? ""),
        replyTo: String(values[replyTo] ?? ""),
      };
      setNoted(message);
      // At once: a visitor who leaves before the alert is closed finds it on return.
      write(message);
    },
    /** What a form held when it was sent. */
    noted,
    /** Shows in the form's place what was sent. */
    show: () => {
      if (!noted) return;
      quoteWords(address).then((words) => setShown({ message: noted, words }), console.error);
    },
    /** Shows the form again. */
    again: () => {
      write(undefined);
      setShown(undefined);
    },
  };
}
