export { default, generateMetadata } from "../../(pl)/dostepnosc/page";
