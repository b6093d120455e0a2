export { default, generateMetadata } from "../../(pl)/porownanie/page";
