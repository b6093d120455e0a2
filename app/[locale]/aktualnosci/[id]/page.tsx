export { default, generateMetadata, generateStaticParams } from "../../../(pl)/aktualnosci/[id]/page";

// Next reads this value statically, so it can't be re-exported.
export const dynamicParams = false;
