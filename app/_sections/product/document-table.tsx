import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { company } from "../../_content/company/company";
import { counts } from "../../_content/counts";
import {
  catalogue,
  datasheet,
  download,
  type ProductFormat,
  productFile,
  productFormats,
} from "../../_content/downloads";
import type { Product } from "../../_content/products";
import { languages, type Locale, locales } from "../../_i18n/languages";
import { path } from "../../_i18n/paths";
import { sizeSearch } from "../../_tools/size/size-pallet";
import { TextLink } from "../../_ui/button";

interface Row {
  readonly kind: ProductFormat | "datasheet" | "catalogue";
  readonly files: readonly { readonly file: string; readonly language?: Locale }[];
}

/** Documents without a file, and when they are available. */
const later = [
  ["declaration", "request"],
  ["eudr", "request"],
  ["ispm", "request"],
  ["masses", "order"],
] as const;

/** Renders the documents of a product, the page's language first. "On request" is no promise. */
export function DocumentTable({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents");
  const name = useTranslations()(product.name);
  const order = [locale, ...locales.filter((each) => each !== locale)];
  const rows: readonly Row[] = [
    { kind: "datasheet", files: order.map((language) => ({ file: datasheet(product, language), language })) },
    { kind: "catalogue", files: [{ file: catalogue(locale), language: locale }] },
    ...productFormats.map((format) => ({
      kind: format,
      files: [{ file: productFile(product, format, locale) }],
    })),
  ];
  return (
    <div className="data-table__box">
      <table className="data-table document-table">
        <caption className="visually-hidden">{t("table.caption", { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("table.name")}</th>
            <th scope="col">{t("table.format")}</th>
            <th scope="col">{t("table.size")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, files }) => {
            const made = files.flatMap(({ file, language }) => {
              const found = download(file);
              const format = file.split(".").at(-1)?.toUpperCase();
              return found ? [{ ...found, format, language, tag: language && languages[language].tag }] : [];
            });
            const [first, ...others] = made;
            if (!first) return null;
            const fileName = t(`files.${kind}.name`);
            return (
              <tr key={kind}>
                <th scope="row" aria-label={fileName}>
                  {others.length > 0 ? (
                    <>
                      <span>{`${fileName}: `}</span>
                      <span className="document-table__languages">
                        {made.map(({ href, tag, language }, index) => (
                          <Fragment key={href}>
                            {index > 0 && <span aria-hidden="true">·</span>}
                            <TextLink className="document-table__language" href={href} hrefLang={tag}>
                              {tag?.toUpperCase()}
                              <span className="visually-hidden"> {fileName} </span>
                              <span className="visually-hidden" lang={tag}>
                                {language && languages[language].name}
                              </span>
                            </TextLink>
                          </Fragment>
                        ))}
                      </span>
                    </>
                  ) : (
                    <TextLink href={first.href} hrefLang={first.tag}>
                      {fileName}
                    </TextLink>
                  )}
                  <small>{t(`files.${kind}.use`, counts)}</small>
                </th>
                <td>{first.format}</td>
                <td>{first.size}</td>
              </tr>
            );
          })}
          {later.map(([kind, state]) => (
            <tr key={kind}>
              <th scope="row">
                {t(`files.${kind}.name`)}
                <small>{t(`files.${kind}.use`)}</small>
              </th>
              <td colSpan={2}>{t(`states.${state}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders the documents of a product. */
export function DocumentBox({ product }: { product: Product }) {
  const locale = useLocale();
  const t = useTranslations("documents");
  const sheet = useTranslations("sheet")("open");
  const { office } = company.emails;
  return (
    <section className="stacked" aria-labelledby="documents">
      <h2 id="documents">{t("heading")}</h2>
      <DocumentTable product={product} />
      <TextLink href={path(locale, "sheet") + sizeSearch(product)}>{sheet}</TextLink>
      <p className="fine-print">
        {t("checkNote")}{" "}
        {t.rich("onRequest", { email: office, a: (chunks) => <a href={`mailto:${office}`}>{chunks}</a> })}
      </p>
    </section>
  );
}
