export { default, generateMetadata } from "../../../(pl)/wiedza/oznaczenia/page";
