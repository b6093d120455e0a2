import { eurPallet } from "../../../../_content/eur-pallet";
import { PlainField } from "../../../../_features/forms/fields/plain-field";
import { buildOf } from "../../../../_features/quote/decode";
import { buildTexts } from "../../../../_features/quote/build-text";
import type { Entry } from "../../../../_features/quote/entry";
import type { QuoteWords } from "../../../../_features/quote/words";
import { Choice } from "../../../../_ui/choice";
import { TextLink } from "../../../../_ui/text-link";

interface SizeFieldProps {
  entry: Entry;
  type: (changed: Partial<Entry>) => void;
  words: QuoteWords;
}

/** The blocks of the catalogue: those that the EUR pallet stands on, as they are written in a size. */
const blockSizes = [...new Set(eurPallet.blockRows)].map((width) =>
  [eurPallet.blockColumns[0], width, eurPallet.blockHeight].join(" × "),
);

/** The size, where the kind has none of its own: typed for a pallet, chosen for blocks. */
export function SizeField({ entry: { kind, size, build }, type, words }: SizeFieldProps) {
  const { sizeLabel, sizeHint } = words.composer;
  if (kind === "blocks")
    return (
      <Choice
        legend={sizeLabel}
        name="line-block"
        value={size || "open"}
        onChoose={(chosen) => type({ size: chosen === "open" ? "" : chosen })}
        options={[
          ...blockSizes.map((each) => ({ value: each, label: each })),
          { value: "open", label: words.mail.toBeAgreed },
        ]}
      />
    );
  if (kind !== "custom") return null;
  // What was said of it where it was drawn takes the place of an example.
  const built = buildTexts(buildOf(build), words).join("; ");
  return (
    <div>
      <PlainField id="line-size" label={sizeLabel} hint={built || sizeHint}>
        {(tied) => <input {...tied} value={size} onChange={({ target }) => type({ size: target.value })} />}
      </PlainField>
      {!built && <TextLink href={words.sizePage}>{words.composer.sizeLink}</TextLink>}
    </div>
  );
}
