import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import {
  catalogue,
  contactCard,
  datasheet,
  download,
  type ProductFormat,
  productFile,
} from "../../../_content/downloads";
import { counts } from "../../../_content/counts";
import type { Product } from "../../../_content/products";
import { asset } from "../../../_i18n/paths";
import { languages, type Locale, locales } from "../../../_i18n/languages";
import { TextLink } from "../../../_ui/text-link/text-link";

/** A link to a paper; none where there is no such file. */
function link(name: string, text: (size: string) => ReactNode, language?: Locale): ReactNode {
  const found = download(name);
  if (!found) return null;
  return (
    <li key={name}>
      <TextLink href={found.href} hrefLang={language && languages[language].tag}>
        {text(found.size)}
      </TextLink>
    </li>
  );
}

/** The papers of a product, each link with format, size and, where the paper has words, language. */
export function DocumentLinks({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents");
  const name = useTranslations()(product.name);
  const inLanguage = (text: string, language: Locale) => (
    <span>
      {text} <small>{t("language", { language: languages[language].name })}</small>
    </span>
  );
  const pdf = (size: string) => ({ name, format: "PDF", size, ...counts });
  const plain = (format: ProductFormat, key: "drawingDxf" | "drawingSvg" | "modelStep" | "modelGlb") =>
    link(productFile(product, format), (size) => t(key, { format: format.toUpperCase(), size }));
  const model = download(productFile(product, "usdz"));
  const rows = [
    [
      ...locales.map((each) =>
        link(datasheet(product, each), (size) => inLanguage(t("datasheet", pdf(size)), each), each),
      ),
      link(catalogue(locale), (size) => inLanguage(t("catalogue", pdf(size)), locale), locale),
    ],
    [plain("dxf", "drawingDxf"), plain("svg", "drawingSvg")],
    [
      plain("step", "modelStep"),
      plain("glb", "modelGlb"),
      model && (
        <li key="usdz">
          {/* Safari shows the model in the room when a picture comes first in the link (WebKit, AR Quick Look). */}
          <TextLink href={model.href} rel="ar">
            <img src={asset("/icons/model.svg")} width={24} height={24} alt="" loading="lazy" />
            <span>{t("modelUsdz", { format: "USDZ", size: model.size })}</span>
          </TextLink>
        </li>
      ),
    ],
    [link(contactCard(locale), (size) => inLanguage(t("vcard", { format: "VCF", size }), locale), locale)],
  ];
  return rows
    .filter((row) => row.some(Boolean))
    .map((row, index) => (
      <ul className="document-box__row" key={index}>
        {row}
      </ul>
    ));
}
