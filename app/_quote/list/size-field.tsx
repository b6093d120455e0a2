import { offeredBlocks } from "../../_content/blocks";
import { namesOf } from "../../_fields/read-fields";
import { ButtonLink } from "../../_ui/button";
import { Choice } from "../../_ui/choice";
import { TextControl } from "../../_ui/control";
import { build } from "../line/build";
import { fields, textsOf } from "../line/fields";
import { idOf } from "./focus";
import type { LineFieldsProps } from "./use-quote-form";

const blockSizes = offeredBlocks.map(({ size }) => fields.size.kind.format(size));

/** Renders the size: a text field for custom pallets, a choice for blocks, nothing for catalogue pallets. */
export function SizeField({ id, entry, type, texts }: LineFieldsProps) {
  const { kind, size } = entry;
  const { t } = texts;
  const label = t("quote.composer.sizeLabel");
  if (kind === "blocks")
    return (
      <Choice
        legend={label}
        name={idOf("block", id)}
        value={size || "open"}
        onChoose={(chosen) => type({ size: chosen === "open" ? "" : chosen })}
        options={[
          ...blockSizes.map((each) => ({ value: each, label: each })),
          { value: "open", label: t("quote.mail.toBeAgreed") },
        ]}
      />
    );
  if (kind !== "custom") return null;
  // Shows the specification from the size tool instead of an example.
  const names = namesOf(build);
  const values = Object.fromEntries(names.map((name) => [name, build[name].kind.read(entry[name])]));
  const built = textsOf(names, values, "say", texts).join("; ");
  return (
    <div>
      <TextControl
        id={idOf("size", id)}
        label={label}
        hint={built || t("quote.composer.sizeHint")}
        value={size}
        onValue={(typed) => type({ size: typed })}
      />
      {!built && <ButtonLink href={texts.sizePage}>{t("quote.composer.sizeLink")}</ButtonLink>}
    </div>
  );
}
