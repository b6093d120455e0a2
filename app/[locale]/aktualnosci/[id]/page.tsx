export { default, generateMetadata, generateStaticParams } from "../../../(pl)/aktualnosci/[id]/page";

// Next reads this from the file's own text, so it can't be passed on.
export const dynamicParams = false;
