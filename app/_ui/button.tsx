import type { ComponentProps, ReactNode } from "react";

interface ButtonLook {
  arrow?: boolean | undefined;
  /** Emphasis: `accent` for the main action of a page, at most once; `strong` beside plain buttons. */
  tone?: "accent" | "strong";
  size?: "large" | "icon";
  className?: string;
}

interface ButtonLinkProps extends ButtonLook {
  /** Site path, `tel:` or `mailto:` URL. */
  href: string;
  /** Accessible name where the visible text is ambiguous. Must contain that text (WCAG 2.2, 2.5.3). */
  label?: string;
  /**
   * Holds presses while the link's island waits for its code (`islands/browser/inline-loader.ts`); outside of islands, id
   * of an element in the island that handles them.
   */
  "data-hold"?: string | undefined;
  /** Marks a link of the page frame that requests a quote (`app/_tools/frame-quote.tsx`). */
  "data-quote"?: string;
  onClick?: ComponentProps<"a">["onClick"];
  children: ReactNode;
}

function look({ tone, size, arrow, className }: ButtonLook): string {
  return ["button", tone && `button--${tone}`, size && `button--${size}`, arrow && "forward", className]
    .filter(Boolean)
    .join(" ");
}

/** Renders a link that looks like a button. */
export function ButtonLink({ tone, size, className, label, arrow, children, ...link }: ButtonLinkProps) {
  return (
    <a className={look({ tone, size, arrow, className })} {...link} aria-label={label}>
      {children}
    </a>
  );
}

export function Button({ tone, size, className, ...button }: ButtonLook & ComponentProps<"button">) {
  return <button className={look({ tone, size, className })} type="button" {...button} />;
}

/** Renders a link on its own line, tall enough for touch, with optional icons. */
export function TextLink({ className, ...link }: ComponentProps<"a">) {
  return <a className={className ? `text-link ${className}` : "text-link"} {...link} />;
}
