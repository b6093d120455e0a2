export { default, generateMetadata } from "../../(pl)/aktualnosci/page";
