import { type ComponentProps, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";

import { isPlain } from "../../islands/browser/inline-loader";
import { late, withinLimit } from "../_lib/late";
import { ButtonLink } from "../_ui/button";
import { Icon, arrowDown } from "../_ui/icon";
import type { Presses } from "./press";
import "./add-link.css";

interface Way {
  readonly href: string;
  readonly text: string;
}

/** Field for another number of pieces than the link's. */
interface Amount {
  id: string;
  label: string;
  usual: number;
}

export interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add related lines, shown with the answer. */
  more?: { readonly text: string; readonly links: readonly (Way & { readonly label: string })[] };
  /** Link to a form on the page, shown in place of `more` until then. */
  meanwhile?: Way;
  amount?: Amount;
}

/** Shared by all links of the page. */
const adding = late(() => import("./adding").then((code) => code.withTexts()));

/** An answer ends when the main link gets another address. */
type State =
  | { readonly step: "idle" | "adding" | "failed" }
  | { readonly step: "refused"; readonly fault: string }
  | { readonly step: "added"; readonly href: string; readonly presses: Presses };

/** Renders a link that adds lines to the quote list (`addAddress`) and answers a press. Without a script, it opens the form. */
export function AddLink({ more, meanwhile, amount, onClick, ...link }: AddLinkProps) {
  const { href, tone, size, className } = link;
  const [state, setState] = useState<State>({ step: "idle" });
  const loaded = adding.now();
  const answered = state.step === "added" && state.href === href ? state : undefined;

  const press = (event: MouseEvent<HTMLAnchorElement>, further?: string) => {
    const pressed = event.currentTarget;
    const asked = further ?? href;
    // Not `pressed.href`, which may carry a list (`tab/quote-links.ts`). The browser follows a link whose code failed.
    if (state.step === "failed" || !asked.includes("#a=") || !isPlain(event.nativeEvent)) return;
    event.preventDefault();
    if (loaded) {
      const answer = loaded.pressOn(pressed, asked, answered?.presses);
      flushSync(() =>
        setState(
          answer.fault === undefined
            ? { step: "added", href, presses: answer.presses }
            : { step: "refused", fault: answer.fault },
        ),
      );
      return answer.focus();
    }
    setState({ step: "adding" });
    // Repeats the press, with the code or with the browser's own answer.
    withinLimit(adding.get())
      .catch(() => flushSync(() => setState({ step: "failed" })))
      .finally(() => pressed.click());
  };
  return (
    <div className={tone === "accent" ? "adding column own-action" : "adding column"}>
      {amount && (
        <AmountInput
          {...amount}
          isRefused={state.step === "refused"}
          onInput={() => state.step === "refused" && setState({ step: "idle" })}
        />
      )}
      <ButtonLink
        {...link}
        data-hold=""
        onClick={(event) => {
          onClick?.(event);
          press(event);
        }}
      />
      {answered && loaded && (
        <loaded.Answer
          href={href}
          tone={tone}
          size={size}
          className={className}
          presses={answered.presses}
          texts={loaded.texts}
          onUndo={(presses) => setState({ ...answered, presses })}
        />
      )}
      {amount && state.step === "refused" && loaded && (
        <loaded.FieldError id={`${amount.id}-problem`} text={state.fault} />
      )}
      {meanwhile && (
        <ButtonLink className="adding__meanwhile" href={meanwhile.href}>
          {meanwhile.text}
          <Icon shape={arrowDown} />
        </ButtonLink>
      )}
      {more && (
        <div className="adding__more js-only">
          <span>{more.text}</span>
          {more.links.map(({ href, text, label }) => (
            <ButtonLink key={href} href={href} label={label} onClick={(event) => press(event, href)}>
              {answered && loaded && <loaded.LineMark href={href} texts={loaded.texts} />}
              <span>{text}</span>
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}

interface AmountInputProps extends Amount {
  /** Whether a sentence with the id `{id}-problem` says why the text is refused. */
  isRefused: boolean;
  onInput: () => void;
}

function AmountInput({ id, label, usual, isRefused, onInput }: AmountInputProps) {
  return (
    <input
      id={id}
      type="text"
      className="amount-input js-only"
      defaultValue={usual}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? `${id}-problem` : undefined}
      onInput={onInput}
      onKeyDown={({ key, currentTarget }) =>
        key === "Enter" && currentTarget.parentElement?.querySelector("a")?.click()
      }
    />
  );
}
