"use client";

import { useState } from "react";

import { Button } from "../_ui/button";
import { Icon } from "../_ui/icon";
import { external, pin, play } from "../_ui/icon-shapes";
import { TextLink } from "../_ui/text-link";

const icons = { play, pin };

interface ConsentWords {
  /** What the provider learns once the content is loaded. */
  text: string;
  load: string;
  open: string;
  newTab: string;
  frameTitle: string;
}

export interface ConsentFrameProps {
  /** The provider's page. */
  address: string;
  icon: keyof typeof icons;
  words: ConsentWords;
}

/** The choice on the cover; after "load", the provider's frame before it. */
export function ConsentFrame({ address, icon, words }: ConsentFrameProps) {
  const [requested, setRequested] = useState(false);
  if (requested) {
    // The pressed button is gone, so focus goes where the content now is.
    return (
      <iframe
        src={address}
        title={words.frameTitle}
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <div className="consent-cover__panel on-paper">
      <p>{words.text}</p>
      <div className="cluster">
        <Button className="js-only" tone="strong" onClick={() => setRequested(true)}>
          <Icon shape={icons[icon]} />
          {words.load}
        </Button>
        <TextLink href={address} target="_blank" rel="noopener noreferrer">
          {words.open}
          <span className="visually-hidden"> ({words.newTab})</span>
          <Icon shape={external} />
        </TextLink>
      </div>
    </div>
  );
}
