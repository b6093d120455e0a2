import { useState } from "react";

import { copyAddress } from "../../_lib/copy-address";
import type { PalletGeometry } from "../../_content/products";
import { ownSearch } from "../../_load/plan";
import { Button } from "../../_ui/button";
import { TextLink } from "../../_ui/text-link";
import type { SizePartProps } from "./size-words";

interface SizeActionsProps extends SizePartProps {
  geometry: PalletGeometry;
  /** Whether no figure of the drawing is faulty. */
  isDrawn: boolean;
}

/** What else may be done with a pallet: load it, pass it on, print it. */
export function SizeActions({ t, planner, geometry, isDrawn }: SizeActionsProps) {
  const [shared, setShared] = useState("");
  return (
    <div className="size__actions cluster">
      <Button className="js-only" onClick={() => void copyAddress(t("size.actions.shared")).then(setShared)}>
        {t("size.actions.share")}
      </Button>
      <Button className="js-only" onClick={() => print()}>
        {t("size.actions.print")}
      </Button>
      {isDrawn && <TextLink href={planner + ownSearch(geometry)}>{t("size.actions.load")}</TextLink>}
      <span role="status">{shared}</span>
    </div>
  );
}
