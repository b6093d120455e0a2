export { default, generateMetadata } from "../../../(pl)/wiedza/ispm-15/page";
