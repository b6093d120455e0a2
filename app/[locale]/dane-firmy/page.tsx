export { default, generateMetadata } from "../../(pl)/dane-firmy/page";
