import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { isPlain } from "../../islands/browser/inline-loader";
import { withinLimit } from "../_lib/within-limit";
import { ButtonLink } from "../_ui/button";
import { Icon } from "../_ui/icon";
import { phone } from "../_ui/icon-shapes";
import { TextLink } from "../_ui/text-link";
import type * as Adding from "./adding";
import type { QuoteTexts } from "./line/quote-texts";
import "./add-link.css";

/** Text of a link, and its accessible name. */
interface FurtherLink {
  readonly href: string;
  readonly text: string;
  readonly label: string;
}

export interface AddLinkProps extends ComponentProps<typeof ButtonLink> {
  /** Links that add related lines, shown with the answer, after a text. */
  more?: { readonly text: string; readonly links: readonly FurtherLink[] };
  /** Phone link, shown in their place until then. */
  meanwhile?: FurtherLink;
}

interface Answered {
  /** Address of the main link: another one ends the answer. */
  readonly href: string;
  readonly presses: Adding.Presses;
  readonly Answer: typeof Adding.Answer;
  readonly LineMark: typeof Adding.LineMark;
  readonly texts: QuoteTexts;
}

/**
 * Renders a link that adds lines to the quote list (`addAddress`). A press is answered in its place: with the
 * amount, undo, and a link to the form. Without a script, the link opens the form. In the accent colour it is the
 * page's main action.
 */
export function AddLink({ more, meanwhile, onClick, ...link }: AddLinkProps) {
  const { href, tone, size, className } = link;
  const box = useRef<HTMLDivElement>(null);
  const [last, setAnswered] = useState<Answered>();
  const answered = last?.href === href ? last : undefined;
  /** Whether the browser follows the link, because the code of the answer did not come. */
  const isFollowed = useRef(false);
  // A press may come before the answer of another one.
  const latest = useRef(last);
  useLayoutEffect(() => void (latest.current = last));

  /** @param further address of another link than the main link */
  const add = async (further: string | undefined) => {
    const adding = await import("./adding");
    const texts = await adding.quoteTexts();
    const before = latest.current?.href === href ? latest.current.presses : { done: [] };
    const presses = adding.addLines(further ?? href, before, texts, adding.takeEarly(box.current));
    const hadFocus = box.current?.firstElementChild === document.activeElement;
    const { Answer, LineMark } = adding;
    flushSync(() => setAnswered({ href, presses, Answer, LineMark, texts }));
    if (!hadFocus) return;
    // The focused link is now hidden; in a table, the link to the form is hidden, too.
    for (const each of box.current?.querySelectorAll<HTMLElement>(".adding__answer :is(button, a)") ?? [])
      each.focus({ preventScroll: true });
  };
  const press = (event: MouseEvent<HTMLAnchorElement>, further?: string) => {
    const pressed = event.currentTarget;
    // Not `pressed.href`, which may carry a list (`tab/quote-links.ts`).
    if (isFollowed.current || !(further ?? href).includes("#a=") || !isPlain(event.nativeEvent)) return;
    event.preventDefault();
    withinLimit(add(further)).catch(() => {
      isFollowed.current = true;
      pressed.click();
      isFollowed.current = false;
    });
  };

  return (
    <div className={tone === "accent" ? "adding column own-action" : "adding column"} ref={box}>
      <ButtonLink
        {...link}
        data-hold=""
        onClick={(event) => {
          onClick?.(event);
          press(event);
        }}
      />
      {answered && (
        <answered.Answer
          {...{ href, tone, size, className, box }}
          presses={answered.presses}
          texts={answered.texts}
          onUndo={(presses) => setAnswered({ ...answered, presses })}
        />
      )}
      {meanwhile && (
        <div className="adding__meanwhile">
          <TextLink className="quiet-link" href={meanwhile.href} aria-label={meanwhile.label}>
            <Icon shape={phone} />
            <span>{meanwhile.text}</span>
          </TextLink>
        </div>
      )}
      {more && (
        <div className="adding__more js-only">
          <span>{more.text}</span>
          {more.links.map(({ href, text, label }) => (
            <ButtonLink key={href} href={href} label={label} onClick={(event) => press(event, href)}>
              {answered && <answered.LineMark href={href} texts={answered.texts} />}
              <span>{text}</span>
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
