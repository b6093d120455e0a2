/** Observed elements, by observer: tests report through this stub, which jsdom lacks, when they are seen. */
const observers = new Set<IntersectionObserverStub>();

class IntersectionObserverStub {
  readonly #observed = new Set<Element>();
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
    observers.add(this);
  }

  observe(element: Element): void {
    this.#observed.add(element);
  }

  disconnect(): void {
    observers.delete(this);
  }

  tell(isIntersecting: boolean): void {
    const entries = [...this.#observed].map((target) => ({ target, isIntersecting }));
    this.#tell(entries as IntersectionObserverEntry[], this as never);
  }
}

/** Gives jsdom an IntersectionObserver that sees what a test says. */
export function installIntersectionObserver(): void {
  window.IntersectionObserver = IntersectionObserverStub as never;
}

/**
 * Everything that is observed comes into view, or goes out of it. @returns how many observers were notified
 */
export function see(isIntersecting: boolean): number {
  for (const observer of observers) observer.tell(isIntersecting);
  return observers.size;
}
