import { useEffect, useState } from "react";

import { quoteWords } from "../../tab/words-file";
import { pageAddress, pageState, writeAddress } from "../../../_lib/page-address";
import type { FormValues } from "../../../_lib/form-values";
import type { Delivery } from "../../list/delivery";
import type { QuoteWords } from "../../list/words";
import type { QuoteSpec } from "../../list/use-quote-message";

/** Sent message as stored in the page's history entry; plain JSON. */
export interface SentMessage {
  /** Milliseconds since the epoch. */
  at: number;
  /** Encoded list. */
  list: string;
  delivery: Delivery;
  reference: string;
  typed: string;
  replyTo: string;
}

/**
 * Keeps the sent message in the page's history entry only. A visitor who returns or reloads sees the message;
 * a new visit shows an empty form.
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
    /** Stores a sent message. @param values without the list */
    note: (values: FormValues, sent: Pick<SentMessage, "list" | "delivery" | "reference">) => {
      const message = {
        ...sent,
        at: Date.now(),
        typed: String(values.message ?? ""),
        replyTo: String(values[replyTo] ?? ""),
      };
      setNoted(message);
      // Immediately: the visitor may leave the page before closing the alert.
      write(message);
    },
    /** Message that was sent from this page. */
    noted,
    /** Replaces the form by the sent message. */
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
