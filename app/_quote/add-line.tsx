import { useLocale } from "next-intl";

import { Island } from "../../islands/island";
import type { AddLinkProps } from "./add-link";
import { asset } from "../_i18n/paths";
import { AddLine as Link } from "./add-line.client";

interface AddLineProps extends Omit<AddLinkProps, "children" | "onClick"> {
  children: string;
}

/** Renders an `AddLink` outside of a tool, as an island. */
export function AddLine(props: AddLineProps) {
  const file = asset(`/assets/quote/${useLocale()}.json`);
  return <Island name="add-line" component={Link} props={props} onPress file={file} />;
}
