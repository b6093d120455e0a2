export { default, generateMetadata } from "../../(pl)/product-list/page";
