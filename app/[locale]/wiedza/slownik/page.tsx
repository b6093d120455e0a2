export { default, generateMetadata } from "../../../(pl)/wiedza/slownik/page";
