import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";

import { defaultLocale, languages, type Locale, locales } from "../_i18n/languages";
import { path } from "../_i18n/paths";
import { ButtonLink, TextLink } from "../_ui/button";
import { PhoneLink } from "../_components/phone-link";
import { QuoteLink } from "../_quote/quote-link";
import { eurPallet } from "../_content/eur-pallet";
import { PalletDrawing } from "../_pallet/pallet-drawing";
import { deckBoards, type Span, spread } from "../_pallet/pallet-geometry";
import { pathData, rectangle } from "../_pallet/path-data";
import { Flag } from "../_ui/flag";
import "./not-found.css";

/** The drawn part of the deck is as long as the pallet is deep. */
const side = eurPallet.depth;
const boards = deckBoards(eurPallet);
const stringers = spread(eurPallet.blockColumns, side);

/** Overhang of the deck boards beyond the outer stringers, mm. */
const overhang = 60;

/** The second narrow board is detached and lies beside its position. */
const isOff = (deck: Span) => deck === boards[3];
const lies = "translate(250 95) rotate(14 600 400)";

const board = ({ start, width }: Span) => rectangle(start, -overhang, width, side + 2 * overhang);
const stringer = ({ start, width }: Span) => rectangle(0, start, side, width);

/** Returns two diagonal nails per board and stringer, as zero-length strokes. */
const nails = (on: readonly Span[]) =>
  on
    .flatMap((deck) =>
      stringers.flatMap(({ start, width }) => [
        pathData`M${deck.start + deck.width * 0.3} ${start + width * 0.35}h0`,
        pathData`M${deck.start + deck.width * 0.7} ${start + width * 0.65}h0`,
      ]),
    )
    .join("");

/** Draws the EUR pallet's deck from above (mm) with a detached board. */
function BrokenPallet() {
  const off = boards.filter(isOff);
  const nailed = boards.filter((deck) => !isOff(deck));
  return (
    <PalletDrawing className="boards-4-5" viewBox="-20 -80 1000 1040">
      <path className="pallet-drawing__wood" d={stringers.map(stringer).join("")} />
      <path className="pallet-drawing__nails" vectorEffect="none" d={nails(off)} />
      <path className="pallet-drawing__hidden" d={off.map(board).join("")} />
      <path className="pallet-drawing__wood" d={nailed.map(board).join("")} />
      <path className="pallet-drawing__nails" vectorEffect="none" d={nails(nailed)} />
      <path className="pallet-drawing__wood" transform={lies} d={off.map(board).join("")} />
    </PalletDrawing>
  );
}

const ways = [
  { label: "catalogueButton", page: "catalogue" },
  { label: "homeButton", page: "home" },
  { label: "contactButton", page: "landing" },
] as const;

async function NotFoundNote({ locale, boards }: { locale: Locale; boards: string }) {
  const { code, tag } = languages[locale];
  const t = await getTranslations({ locale, namespace: "notFound" });
  return (
    <section className={`stacked ${boards}`} lang={tag}>
      <h2>
        <Flag code={code} />
        {t("heading")}
      </h2>
      <p>{t("lead")}</p>
      <p className="cluster">
        {ways.map(({ label, page }) => (
          <TextLink key={page} href={path(locale, page)} hrefLang={tag}>
            {t(label)}
          </TextLink>
        ))}
      </p>
    </section>
  );
}

/** Renders the error page in Polish, then in the other languages. */
export function NotFound() {
  const t = useTranslations("notFound");
  return (
    <div className="wrap">
      <div className="not-found deck">
        <div className="stacked boards-1-3">
          <p className="not-found__code kerf" aria-hidden="true">
            {t("code")}
          </p>
          <h1>{t("heading")}</h1>
          <p className="lead">{t("lead")}</p>
          <p className="cluster">
            <ButtonLink href={path(defaultLocale, "catalogue")} tone="strong" size="large" arrow>
              {t("catalogueButton")}
            </ButtonLink>
            <ButtonLink href={path(defaultLocale, "home")}>{t("homeButton")}</ButtonLink>
            <QuoteLink>{t("contactButton")}</QuoteLink>
          </p>
          <p>
            <PhoneLink />
          </p>
        </div>
        <BrokenPallet />
      </div>
      <div className="not-found__other deck">
        {locales
          .filter((locale) => locale !== defaultLocale)
          .map((locale, index) => (
            <NotFoundNote key={locale} locale={locale} boards={index ? "boards-4-5" : "boards-1-3"} />
          ))}
      </div>
    </div>
  );
}
