import { Icon } from "./icon";
import { pause as pauseShape, play as playShape } from "./icon-shapes";
import "./pause-control.css";

interface PauseControlProps {
  paused: boolean;
  onToggle: () => void;
  /** Words of the control while the thing moves. */
  pause: string;
  /** Words of the control while it stands still. */
  play: string;
}

/** The control that stops and resumes what moves by itself (WCAG 2.2, 2.2.2). Its words say what a press does. */
export function PauseControl({ paused, onToggle, pause, play }: PauseControlProps) {
  return (
    <button className="pause-control js-only" type="button" onClick={onToggle}>
      <Icon shape={paused ? playShape : pauseShape} />
      <span>{paused ? play : pause}</span>
    </button>
  );
}
