import { startInlineLoader } from "../../islands/browser/inline-loader";
import { startParts } from "./inline-parts";

/* The inline code of every page: what can be answered before the loader has come, and the inline loader itself. */
startInlineLoader(startParts());
