export { default, generateMetadata, generateStaticParams } from "../../../(pl)/products/[id]/page";

// Next reads this value statically, so it can't be re-exported.
export const dynamicParams = false;
