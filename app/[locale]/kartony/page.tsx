export { default, generateMetadata } from "../../(pl)/kartony/page";
