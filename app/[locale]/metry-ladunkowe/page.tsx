export { default, generateMetadata } from "../../(pl)/metry-ladunkowe/page";
