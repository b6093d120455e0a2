export { default, generateMetadata } from "../../(pl)/wiedza/page";
