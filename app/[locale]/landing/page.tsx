export { default, generateMetadata } from "../../(pl)/landing/page";
