import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hands the focus on when an element that has it, or contains it, is removed.
 *
 * @param next ids of controls; the first that is there gets the focus
 */
export function usePassedFocus(element: RefObject<HTMLElement | null>, next: readonly string[]): void {
  const latest = useRef(next);
  useLayoutEffect(() => {
    latest.current = next;
  });
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // After the commit, which may also add the control.
      queueMicrotask(() => {
        for (const id of latest.current) {
          const control = document.getElementById(id);
          if (control) return control.focus({ preventScroll: true });
        }
      });
    };
  }, [element]);
}

interface QuietButtonProps {
  /** Ids of controls that may get the focus if a press removes the button. */
  next: readonly string[];
  onPress: () => void;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a button that looks like a link. */
export function QuietButton({ next, onPress, id, className = "", children }: QuietButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePassedFocus(button, next);
  return (
    <button id={id} ref={button} className={`text-link ${className}`} type="button" onClick={onPress}>
      {children}
    </button>
  );
}
