export { default, generateMetadata } from "../../(pl)/klocki/page";
