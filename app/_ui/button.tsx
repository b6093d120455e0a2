import type { ComponentProps, ReactNode } from "react";

import { Icon } from "./icon";
import { arrowRight } from "./icon-shapes";
import "./button.css";

interface ButtonLook {
  /** Its emphasis: `accent` is the one action a page is for, `strong` stands out beside plain ones. */
  tone?: "accent" | "strong";
  size?: "large" | "icon";
  className?: string;
}

interface ButtonLinkProps extends ButtonLook {
  /** Address on the site, `tel:` or `mailto:`. */
  href: string;
  /** Accessible name where the words alone are ambiguous; contains them (WCAG 2.2, 2.5.3). */
  label?: string;
  /** An arrow behind the words, which steps forward while the link is hovered. */
  arrow?: boolean;
  /** Address of an e-mail that ends where what stands in the page's form goes. */
  "data-mail"?: string;
  /** What ends its text where that was cut, encoded. */
  "data-cut"?: string;
  /** Marks a link of the page's frame that asks for a quote (`app/_quote/frame-quote.tsx`). */
  "data-quote"?: string;
  onClick?: ComponentProps<"a">["onClick"];
  children: ReactNode;
}

/** The class names of a button. */
function look({ tone, size, className }: ButtonLook): string {
  return ["button", tone && `button--${tone}`, size && `button--${size}`, className]
    .filter(Boolean)
    .join(" ");
}

/** A link that looks like a button: the next step. */
export function ButtonLink({
  tone,
  size,
  className,
  label,
  arrow = false,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <a className={look({ tone, size, className })} {...link} aria-label={label}>
      {children}
      {arrow && <Icon shape={arrowRight} moves />}
    </a>
  );
}

/** A button that does something on the page. */
export function Button({ tone, size, className, ...button }: ButtonLook & ComponentProps<"button">) {
  return <button className={look({ tone, size, className })} type="button" {...button} />;
}
