import { useLocale, useTranslations } from "next-intl";

import { counts } from "../../../_content/counts";
import {
  catalogue,
  contactCard,
  datasheet,
  download,
  type ProductFormat,
  productFile,
} from "../../../_content/downloads";
import type { Product } from "../../../_content/products";
import { asset } from "../../../_i18n/paths";
import { languages, type Locale, locales } from "../../../_i18n/languages";
import { TextLink } from "../../../_ui/text-link";
import "../../../_ui/data-table.css";
import "./document-table.css";

/** A row of the table: the file, what it is called by, and the language of its words, where it has any. */
interface Row {
  readonly file: string;
  readonly kind: ProductFormat | "datasheet" | "catalogue" | "vcf";
  readonly language?: Locale;
}

/** Drawings come first, then models from engineering to viewing. */
const formats: readonly ProductFormat[] = ["dxf", "svg", "step", "glb", "usdz"];

/** The downloads of a product as a table: name, what for, format and size; the datasheet in the page's language first. */
export function DocumentTable({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents");
  const name = useTranslations()(product.name);
  const rows: readonly Row[] = [
    ...[locale, ...locales.filter((each) => each !== locale)].map((language) => ({
      file: datasheet(product, language),
      kind: "datasheet" as const,
      language,
    })),
    { file: catalogue(locale), kind: "catalogue", language: locale },
    ...formats.map((format) => ({ file: productFile(product, format), kind: format })),
    { file: contactCard(locale), kind: "vcf", language: locale },
  ];
  return (
    <table className="data-table document-table">
      <caption className="visually-hidden">{t("table.caption", { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t("table.name")}</th>
          <th scope="col">{t("table.use")}</th>
          <th scope="col">{t("table.format")}</th>
          <th scope="col">{t("table.size")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ file, kind, language }) => {
          const found = download(file);
          if (!found) return null;
          const isOther = language !== undefined && language !== locale;
          return (
            <tr key={file}>
              <th scope="row">
                <TextLink
                  href={found.href}
                  hrefLang={language && languages[language].tag}
                  rel={kind === "usdz" ? "ar" : undefined}
                >
                  {/* AR Quick Look (WebKit) opens a model only where a picture comes first in its link. */}
                  {kind === "usdz" && (
                    <img className="visually-hidden" src={asset("/icons/model.svg")} alt="" loading="lazy" />
                  )}
                  <span>{t(`files.${kind}.name`)}</span>
                  {isOther && <span lang={languages[language].tag}>{` (${languages[language].name})`}</span>}
                </TextLink>
              </th>
              <td>{t(`files.${kind}.use`, counts)}</td>
              <td>{file.split(".").at(-1)?.toUpperCase()}</td>
              <td>{found.size}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
