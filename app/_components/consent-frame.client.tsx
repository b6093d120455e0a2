"use client";

import { useState } from "react";

import { Button, TextLink } from "../_ui/button";
import { Icon, external, pin, play } from "../_ui/icon";

const icons = { play, pin };

interface ConsentTexts {
  /** Names the data that the provider receives with the request. */
  text: string;
  load: string;
  open: string;
  newTab: string;
  frameTitle: string;
}

export interface ConsentFrameProps {
  address: string;
  icon: keyof typeof icons;
  texts: ConsentTexts;
}

/** Renders the consent choice, and the provider's frame once the visitor consents. */
export function ConsentFrame({ address, icon, texts }: ConsentFrameProps) {
  const [requested, setRequested] = useState(false);
  if (requested) {
    // The pressed button is removed, so the frame takes the focus. Map and film need scripts and the storage of
    // their own origin; a link opens the provider in a new tab.
    return (
      <iframe
        src={address}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        title={texts.frameTitle}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <div className="consent-cover__panel on-paper">
      <p>{texts.text}</p>
      <div className="cluster">
        <Button className="js-only" tone="strong" onClick={() => setRequested(true)}>
          <Icon shape={icons[icon]} />
          {texts.load}
        </Button>
        <TextLink className="no-js-only" href={address} target="_blank" rel="noopener noreferrer">
          {texts.open}
          <span className="visually-hidden"> ({texts.newTab})</span>
          <Icon shape={external} />
        </TextLink>
      </div>
    </div>
  );
}
