import { type ComponentProps, type MouseEvent, useState } from "react";
import { flushSync } from "react-dom";

import { isPlain } from "../../islands/browser/inline-loader";
import { late, withinLimit } from "../_lib/late";
import { ButtonLink } from "../_ui/button";
import { Icon } from "../_ui/icon";
import { arrowDown } from "../_ui/icon-shapes";
import type { Presses } from "./press";
import { AmountInput } from "./amount-input";
import "./add-link.css";

interface Way {
  readonly href: string;
  readonly text: string;
}

interface FurtherLink extends Way {
  /** Accessible name. */
  readonly label: string;
}

export interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add related lines, shown with the answer, after a text. */
  more?: { readonly text: string; readonly links: readonly FurtherLink[] };
  /** Link to a form on the page, shown in their place until then. */
  meanwhile?: Way;
  /** A field for another number of pieces than the link's. */
  amount?: Pick<ComponentProps<typeof AmountInput>, "id" | "label" | "usual">;
}

/** Code and texts of the answer: shared by all links of the page, once a press on one has loaded it. */
const adding = late(() => import("./adding").then((code) => code.withTexts()));

/** An answer belongs to the address of the main link: another one ends it. */
type State =
  | { readonly step: "idle" | "adding" | "failed" }
  | { readonly step: "refused"; readonly fault: string }
  | { readonly step: "added"; readonly href: string; readonly presses: Presses };

/**
 * Renders a link that adds lines to the quote list (`addAddress`). A press is answered in its place: with the
 * amount, undo, and a link to the form. Without a script, the link opens the form. In the accent colour it is the
 * page's main action.
 */
export function AddLink({ more, meanwhile, amount, onClick, ...link }: AddLinkProps) {
  const { href, tone, size, className } = link;
  const [state, setState] = useState<State>({ step: "idle" });
  const loaded = adding.now();
  const answered = state.step === "added" && state.href === href ? state : undefined;

  /** @param further address of another link than the main link */
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
    // Repeats the press: then with the code, or with the browser's own answer.
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
