import { useEffect } from "react";
import { createPortal } from "react-dom";

import { countGoods } from "../line/line";
import { DeliveryRow } from "./delivery-row";
import { idOf } from "./focus";
import type { LineFieldsProps } from "./line-fields";
import { QuoteList, type QuoteListProps } from "./quote-list";

/** Renders the number of lines and the button to clear the list, beside the page's heading. */
function ListCount({ form, texts: { t } }: LineFieldsProps) {
  const { lines } = form.state;
  const goods = countGoods(lines);
  const documents = lines.length - goods;
  return (
    <>
      <strong>
        {[
          goods && t("quote.count", { count: goods }),
          documents && t("quote.documents", { count: documents }),
        ]
          .filter(Boolean)
          .join(" +\u00a0")}
      </strong>
      <button
        type="button"
        className="text-link"
        id={idOf("clear")}
        onClick={() => form.act({ type: "clear" })}
      >
        {t("quote.actions.clear")}
      </button>
    </>
  );
}

/** Renders portals for the list, the delivery and the number of lines. */
export default function QuoteDetails({ form, texts, page }: QuoteListProps) {
  const { lines, begun } = form.state;
  const [list, delivery, count] = ["[data-list-lines]", "[data-list-delivery]", "[data-list-count]"].map(
    (selector) => document.querySelector(selector),
  );
  useEffect(() => form.takeFocus());
  return (
    <>
      {list && createPortal(<QuoteList form={form} texts={texts} page={page} />, list)}
      {delivery &&
        (lines.length > 0 || begun.kind !== "") &&
        createPortal(<DeliveryRow form={form} texts={texts} />, delivery)}
      {count && lines.length > 0 && createPortal(<ListCount form={form} texts={texts} />, count)}
    </>
  );
}
