export { default, generateMetadata } from "../../../(pl)/na-wymiar/karta/page";
