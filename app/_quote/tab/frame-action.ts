/** Where the quote links of the page frame lead, and what they say. */
interface FrameAction {
  readonly href: string;
  readonly text: string;
  /** Whether a field of the tool is refused: the links are then not the page's main action. */
  readonly isFaulty?: boolean;
}

/** Event of the window. A page's bundles have copies of this module, and share the window. */
const changed = "frameaction";

const holder = () => window as Window & { frameAction?: FrameAction };

/** Returns the action that the page's tool has given the frame; undefined without one. */
export const frameAction = (): FrameAction | undefined => holder().frameAction;

/** Gives the frame's quote links the action of the page's tool. */
export function setFrameAction(href: string, text: string, isFaulty = false): void {
  holder().frameAction = { href, text, isFaulty };
  dispatchEvent(new Event(changed));
}

export function watchFrameAction(onChange: () => void): void {
  addEventListener(changed, onChange);
}
