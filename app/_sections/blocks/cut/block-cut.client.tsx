"use client";
import { palletRanges } from "../../../_content/pallet-ranges";
import { type MouseEvent, useMemo, useState } from "react";

import { useAddressFields } from "../../../_lib/address-fields";
import { useSettledAnnouncement } from "../../../_lib/use-announcement";
import { decimals, figure, inMillimetres } from "../../../_i18n/figures";
import { type IslandMessages, translator } from "../../../_i18n/translator";
import { Choice } from "../../../_ui/choice";
import { NumberField } from "../../../_ui/tool-field";
import { AddLink } from "../../../_quote/add-link";
import { addAddress } from "../../../_quote/quote-address";
import type { FigureKind } from "../../../_lib/read-figures";
import { numberFault } from "../../../_lib/number-fault";
import type { Range } from "../../../_content/pallet-ranges";
import { useFrameQuote } from "../../../_quote/use-frame-quote";
import {
  type CutPart,
  type CutRead,
  type CutTranslator,
  lineOfCut,
  offeredLengths,
  otherLength,
  readCut,
  usualCut,
  volumeOf,
} from "./cut-fields";
import { type blockProfile, cutRange } from "../../../_content/blocks";
import { CutDrawing } from "./cut-drawing";

interface CutProps {
  readonly messages: IslandMessages<CutPart>;
  readonly profile: typeof blockProfile;
  readonly quote: string;
}

interface CutActionsProps extends Pick<CutProps, "quote"> {
  t: CutTranslator;
  read: CutRead;
  /** Called by a press while no line can be added. */
  onRefuse: () => void;
}

/** Renders the link that adds blocks to the quote list. Without a script the form asks for the rest. */
function CutActions({ t, quote, read, onRefuse }: CutActionsProps) {
  const line = lineOfCut(read);
  const missing = read.faults.includes("d") ? "cut-d" : "cut-n";
  const text = line ? t("adding.pieces", { pieces: figure(t.region, read.pieces ?? 0) }) : t("adding.open");
  const href = line && addAddress(quote, line);
  useFrameQuote(href ?? `#${missing}`, text);
  const refuse = (event: MouseEvent) => {
    event.preventDefault();
    onRefuse();
    document.getElementById(missing)?.focus();
  };
  return (
    <div className="block-cutting__actions">
      <AddLink
        href={href ?? `${quote}?p=blocks`}
        tone="accent"
        size="large"
        arrow
        onClick={line ? undefined : refuse}
      >
        {text}
      </AddLink>
    </div>
  );
}

/**
 * Renders a tool that draws a cut block and adds it to the quote list. The address holds its fields. Invalid
 * values show an error, and the drawing uses the defaults.
 */
export function BlockCut({ messages, profile, quote }: CutProps) {
  const t = useMemo(() => translator(messages), [messages]);
  const [fields, write] = useAddressFields(usualCut);
  const read = readCut(fields);
  const { cut, faults, pieces } = read;
  const [isAsked, setIsAsked] = useState(false);
  const { width, height } = profile;
  const label = t("blocks.cut.alt", { section: inMillimetres(width, height), cut });
  const volume = t("blocks.cut.volumeValue", { volume: decimals(t.region, volumeOf(cut), 2) });
  useSettledAnnouncement(faults.length ? "" : `${label}. ${t("blocks.cut.volume")}: ${volume}`);
  const sizes = offeredLengths.map((length) => ({
    value: String(length),
    label: inMillimetres(width, length, height),
  }));
  const typed = (name: "d" | "n", label: string, range: Range, kind: FigureKind, unit?: string) => (
    <NumberField
      id={`cut-${name}`}
      label={label}
      unit={unit}
      kind={kind}
      value={fields[name]}
      fault={
        faults.includes(name) || (name === "n" && isAsked && !pieces)
          ? numberFault(t, range, kind, fields[name])
          : undefined
      }
      onValue={(value) => write({ [name]: value })}
    />
  );
  return (
    <div className="block-cutting__tool column">
      <CutDrawing profile={profile} cut={cut} label={label} />
      <dl className="block-cutting__volume spread">
        <dt>{t("blocks.cut.volume")}</dt>
        <dd>{volume}</dd>
      </dl>
      <div
        className="block-cutting__fields column js-only"
        role="group"
        aria-label={t("blocks.cut.toolLabel")}
      >
        <Choice
          legend={t("blocks.cut.size")}
          name="cut-s"
          value={faults.includes("s") ? usualCut.s : fields.s}
          options={[...sizes, { value: otherLength, label: t("blocks.sizes.cut") }]}
          onChoose={(s) => write({ s })}
        />
        <div className="block-cutting__numbers tool-field__row">
          {fields.s === otherLength && typed("d", t("blocks.data.length"), cutRange, "length", "mm")}
          {typed("n", t("blocks.cut.quantity"), palletRanges.pieces, "count")}
        </div>
      </div>
      <CutActions t={t} quote={quote} read={read} onRefuse={() => setIsAsked(true)} />
    </div>
  );
}
