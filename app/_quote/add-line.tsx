import { Island } from "../../islands/island";
import type { AddLinkProps } from "./add-link";
import { AddLine as Link } from "./add-line.client";

interface AddLineProps extends Omit<AddLinkProps, "children" | "onClick"> {
  children: string;
}

/** Renders an `AddLink` outside of a tool as an island of its own. */
export function AddLine(props: AddLineProps) {
  return <Island name="add-line" component={Link} props={props} hydrate="interaction" />;
}
