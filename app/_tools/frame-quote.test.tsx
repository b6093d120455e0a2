import { renderToStaticMarkup } from "react-dom/server";

import { inLanguage } from "../_i18n/test-page";
import { linesToAdd } from "../_quote/line/code";
import { FrameQuoteLink } from "./frame-quote";

test("the frame's link on the page about ISPM 15 adds a treated load", () => {
  const html = renderToStaticMarkup(inLanguage("en", <FrameQuoteLink page={{ route: "ispm" }} />));
  const [, href = ""] = /href="([^"]*)"/.exec(html) ?? [];
  expect(linesToAdd(href)).toMatchObject([{ kind: "product", ht: true }]);
});
