import { asset } from "../../_i18n/paths";
import { Island } from "../island/island";
import { ConsentFrame, type ConsentWords } from "./consent-frame.client";
import "./consent-cover.css";

interface ConsentCoverProps {
  className?: string;
  /** Our own picture that stands in the frame's place. */
  cover: { file: `/${string}`; width: number; height: number };
  /** The provider's page: framed once the visitor asks for it, or opened in a tab of its own. */
  address: string;
  icon: "play" | "pin";
  words: ConsentWords;
}

/** External content behind a cover of our own: nothing is asked of the provider before the visitor says so. */
export function ConsentCover({ className = "", cover, address, icon, words }: ConsentCoverProps) {
  const { file, width, height } = cover;
  return (
    <div className={`consent-cover ${className}`.trim()}>
      <Island
        name="consent-frame"
        component={ConsentFrame}
        wake="near"
        needs={["frame"]}
        props={{ cover: asset(file), width, height, address, icon, words }}
      />
    </div>
  );
}
