export { default, generateMetadata } from "../../(pl)/na-wymiar/page";
