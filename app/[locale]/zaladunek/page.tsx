export { default, generateMetadata } from "../../(pl)/zaladunek/page";
