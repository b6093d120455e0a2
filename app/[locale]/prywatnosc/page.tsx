export { default, generateMetadata } from "../../(pl)/prywatnosc/page";
