"use client";
import { useState } from "react";

import { useAddressFields } from "../../../_client/address-fields";
import { useEarlierInput } from "../../../_client/earlier-input";
import { useSettled } from "../../../_client/settled";
import { decimals } from "../../../_i18n/figures";
import { fill } from "../../../_i18n/templates";
import { Choice } from "../../../_ui/choice";
import { NumberField } from "../../../_ui/tool-field";
import { copyAddress } from "../../../_client/copy-address";
import { Added } from "../../../_features/contact/added";
import { addAddress } from "../../../_features/contact/quote-address";
import { Button, ButtonLink } from "../../../_ui/button";
import {
  type CutRead,
  lineOfCut,
  offeredLengths,
  otherLength,
  readCut,
  usualCut,
  volumeOf,
} from "./cut-fields";
import type { blockProfile } from "../../../_content/blocks";
import type { Locale } from "../../../_i18n/languages";
import { CutDrawing } from "./cut-drawing";

/** What the tool says; templates keep the places of their values. */
interface CutWords {
  readonly toolLabel: string;
  readonly size: string;
  readonly other: string;
  readonly length: string;
  readonly quantity: string;
  readonly volume: string;
  readonly volumeValue: string;
  readonly alt: string;
  readonly faults: Readonly<Record<"d" | "n", string>>;
  readonly add: string;
  readonly share: string;
  readonly shared: string;
}

interface CutProps {
  readonly locale: Locale;
  readonly words: CutWords;
  readonly profile: typeof blockProfile;
  /** Address of the quote form. */
  readonly quote: string;
}

/** What may be done with blocks: put them on the quote list, pass their size on. */
function CutActions({ words, quote, read }: Pick<CutProps, "words" | "quote"> & { read: CutRead }) {
  const [shared, setShared] = useState("");
  return (
    <div className="block-cutting__actions cluster">
      <ButtonLink href={addAddress(quote, lineOfCut(read))} tone="accent" size="large" arrow>
        {words.add}
      </ButtonLink>
      <Button className="js-only" onClick={() => void copyAddress(words.shared).then(setShared)}>
        {words.share}
      </Button>
      <span role="status">{shared}</span>
      <Added />
    </div>
  );
}

/**
 * Cuts blocks from their profile while the length is changed, and puts them on the quote list. The fields are in the
 * address; what makes no sense gets a sentence, and the drawing goes on with what is usual.
 */
export function BlockCut({ locale, words, profile, quote }: CutProps) {
  const [fields, write] = useAddressFields(usualCut);
  const place = useEarlierInput<HTMLDivElement>();
  const read = readCut(fields);
  const { cut, faults } = read;
  const { width, height } = profile;
  const label = fill(words.alt, { width, height, cut });
  const volume = fill(words.volumeValue, { volume: decimals(locale, volumeOf(cut), 2) });
  const announced = useSettled(`${label}. ${words.volume}: ${volume}`);
  const sizes = offeredLengths.map((length) => ({
    value: String(length),
    label: `${width} × ${length} × ${height}\u00a0mm`,
  }));
  const typed = (name: "d" | "n", label: string, unit?: string) => (
    <NumberField
      id={`cut-${name}`}
      label={label}
      unit={unit}
      value={fields[name]}
      fault={faults.includes(name) ? words.faults[name] : undefined}
      onValue={(value) => write({ [name]: value })}
    />
  );
  return (
    <div className="block-cutting__tool" ref={place}>
      <CutDrawing profile={profile} cut={cut} label={label} />
      <dl className="block-cutting__volume">
        <dt>{words.volume}</dt>
        <dd>{volume}</dd>
      </dl>
      <div className="block-cutting__fields js-only" role="group" aria-label={words.toolLabel}>
        <Choice
          legend={words.size}
          name="cut-s"
          value={faults.includes("s") ? usualCut.s : fields.s}
          options={[...sizes, { value: otherLength, label: words.other }]}
          onChoose={(s) => write({ s })}
        />
        <div className="block-cutting__numbers tool-field__row">
          {fields.s === otherLength && typed("d", words.length, "mm")}
          {typed("n", words.quantity)}
        </div>
      </div>
      <CutActions words={words} quote={quote} read={read} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
