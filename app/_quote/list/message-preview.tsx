import { Icon } from "../../_ui/icon";
import { chevronDown } from "../../_ui/icon-shapes";
import "./message-preview.css";

interface MessagePreviewProps {
  title: string;
  /** The list as it goes into the message. */
  text: string;
}

/** What is sent under the visitor's own words, to be looked at before. */
export function MessagePreview({ title, text }: MessagePreviewProps) {
  return (
    <details className="message-preview">
      <summary>
        {title}
        <Icon shape={chevronDown} />
      </summary>
      {/* What scrolls must be reachable by keyboard (WCAG 2.2, 2.1.1). */}
      <pre tabIndex={0} role="region" aria-label={title}>
        {text}
      </pre>
    </details>
  );
}
