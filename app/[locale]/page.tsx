export { default, generateMetadata } from "../(pl)/page";
