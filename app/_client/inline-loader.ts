import { startInlineLoader } from "../../islands/browser/inline-loader";
import { showNotices, startParts } from "./inline-parts";

/** The inline code of every page. */
startParts();
startInlineLoader(showNotices);
