import { Icon, pause as pauseShape, play as playShape } from "./icon";

interface PauseControlProps {
  paused: boolean;
  onToggle: () => void;
  pause: string;
  play: string;
}

/** Renders the control that pauses and resumes moving content (WCAG 2.2, 2.2.2). */
export function PauseControl({ paused, onToggle, pause, play }: PauseControlProps) {
  return (
    <button className="text-link js-only" type="button" onClick={onToggle}>
      <Icon shape={paused ? playShape : pauseShape} />
      <span>{paused ? play : pause}</span>
    </button>
  );
}
