import { useCallback, useEffect, useState } from "react";

import { quoteTexts } from "../../list/texts-file";
import { pageAddress, pageState, writeAddress } from "../../../_lib/page-address";
import type { FormValues } from "../../../_lib/form-values";
import { encode } from "../../line/code";
import type { Delivery } from "../../line/delivery";
import type { ListToSend } from "../../line/message";
import type { QuoteTexts } from "../../line/quote-texts";

/** Sent message as stored in the page's history entry; plain JSON. */
export interface SentMessage {
  /** Milliseconds since the epoch. */
  at: number;
  list: string;
  delivery: Delivery;
  reference: string;
  typed: string;
  replyTo: string;
}

/**
 * Keeps the sent message in the page's history entry only. A visitor who returns or reloads sees the message;
 * a new visit shows an empty form.
 *
 * @param replyTo name of the field for the visitor's e-mail address
 */
export function useSentMessage(replyTo: string) {
  const [noted, setNoted] = useState<SentMessage>();
  const [shown, setShown] = useState<{ message: SentMessage; texts: QuoteTexts }>();
  const show = useCallback((message: SentMessage | undefined) => {
    if (message) quoteTexts().then((texts) => setShown({ message, texts }), console.error);
  }, []);
  useEffect(() => show((pageState() as { sent?: SentMessage } | null)?.sent), [show]);

  return {
    shown,
    /** Returns the receipt of a message before it is sent. @param values without the list */
    receiptOf: (values: FormValues, { lines, delivery }: ListToSend) => ({
      list: encode(lines),
      delivery,
      typed: String(values.message ?? ""),
      replyTo: String(values[replyTo] ?? ""),
    }),
    /** Stores a sent message. */
    note: (message: SentMessage) => {
      setNoted(message);
      // Immediately: the visitor may leave the page before closing the alert.
      writeAddress(pageAddress(), { ...(pageState() as object | null), sent: message });
    },
    /** Message that was sent from this page. */
    noted,
    /** Replaces the form by the sent message. */
    show: () => show(noted),
  };
}
